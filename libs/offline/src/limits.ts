/** Answers of the data API kept for one person. */
export const MOST_ANSWERS = 300;
/** Covers and portraits; about 60 KB each. */
export const MOST_IMAGES = 300;
/** Pages of a person's list of purchases. */
export const MOST_OWN_ANSWERS = 40;
