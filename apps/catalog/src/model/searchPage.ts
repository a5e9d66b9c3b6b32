/** Artists, albums and tracks each on the results page. */
export const RESULTS_OF_A_KIND = 10;
