/** Artists, albums and tracks each on the results page. */
export const RESULTS_OF_A_KIND = 10;

/** So many artists or albums are counted at most; one more stands for "more than that". */
export const MOST_COUNTED = 1000;
