/** Artists, albums and tracks each on the results page. */
export const RESULTS_OF_A_KIND = 10;

/** Artists or albums found are counted up to this number. One more means that there are more. */
export const MOST_COUNTED = 1000;
