/** The list that an owner can drag: larger than the rest of the page, and for owners only. */
export const loadOwnEntries = () => import('./OwnEntries').then((part) => ({ default: part.OwnEntries }));
