/** The app: one window, and a room per screen and craft in the packages below. */
package org.linkage.app;
