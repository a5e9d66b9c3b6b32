/** From this width on the header shows a search field beside its navigation; below it, an icon opens the field. */
export const SEARCH_WIDE = '@media (min-width: 1100px)';
