/** Artists or albums that a search finds are counted up to this number. One more means that there are more. */
export const MOST_COUNTED = 1000;
