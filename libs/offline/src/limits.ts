/** Answers of the data API kept for one person. */
export const MAX_PUBLIC_RESPONSES = 300;
/** Covers and portraits; about 60 KB each. */
export const MAX_IMAGES = 300;
/** Pages of a person's list of purchases. */
export const MAX_OWN_RESPONSES = 40;
