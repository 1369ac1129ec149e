/** The list of scenes, each with a picture that the painter draws from the scene itself, and the way in for scene files. */
package org.linkage.app.gallery;
