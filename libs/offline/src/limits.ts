/** Public responses of the data API per user. */
export const MAX_PUBLIC_RESPONSES = 300;
/** Covers and portraits; about 60 KB each. */
export const MAX_IMAGES = 300;
/** Pages of a user's list of purchases. */
export const MAX_OWN_RESPONSES = 40;
