export const COLUMNS = ['date', 'title', 'price', 'share', 'state'] as const;

/** With the one of the buttons. */
export const SALE_COLUMNS = COLUMNS.length + 1;
