export const COLUMNS = ['date', 'title', 'price', 'share', 'state'] as const;

/** Number of columns, including the column of buttons. */
export const SALE_COLUMNS = COLUMNS.length + 1;
