/** What a scene is about: its text, its equation drawn properly, what to try, what to look at, and where it comes from. */
package org.linkage.app.explain;
