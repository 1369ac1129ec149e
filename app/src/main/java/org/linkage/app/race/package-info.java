/** Two or three simulations of one scene beside each other, under the same hands and the same step. */
package org.linkage.app.race;
