/** From this width every link fits beside the search field, in the longest of the languages. */
export const WIDE = '@media (min-width: 1280px)';
export const BELOW_WIDE = '@media (max-width: 1279.98px)';

/** Phones where the name beside the logo and a signed-in person's buttons do not fit into one line. */
const TIGHT = '@media (max-width: 439.98px)';

/** Widths at which the name beside the logo does not fit. */
export const NO_WORDMARK = [TIGHT, '@media (min-width: 768px) and (max-width: 1099.98px)'] as const;

/** From this width the search of the header is a field, not a button. */
export const SEARCH_FIELD = '@media (min-width: 1100px)';
