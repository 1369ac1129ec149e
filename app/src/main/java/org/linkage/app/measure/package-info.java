/** The measuring screen: it runs the benchmark on this device, keeps the reports, compares and shares them. */
package org.linkage.app.measure;
