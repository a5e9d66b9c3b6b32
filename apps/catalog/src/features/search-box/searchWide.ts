/** Where the header has room for a search field beside its navigation; narrower, an icon opens it. */
export const SEARCH_WIDE = '@media (min-width: 1100px)';
