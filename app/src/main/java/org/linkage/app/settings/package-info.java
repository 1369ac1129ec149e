/** What a person chooses once for the whole app, and what the app says about itself. */
package org.linkage.app.settings;
