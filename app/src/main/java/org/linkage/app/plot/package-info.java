/** Charts and the view of the matrix: one small set of views for the whole app, drawn without garbage. */
package org.linkage.app.plot;
