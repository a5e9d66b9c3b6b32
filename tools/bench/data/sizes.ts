/** Rows of each table at scale 1, and the length of the longest list of one person. */
export type Sizes = {
  artists: number;
  albums: number;
  tracksOfAlbum: number;
  plays: number;
  listeners: number;
  /** Followers of the star; favorites, purchases, notifications and playlists of the fan. */
  ofOnePerson: number;
};

export const PAGE_SIZE = 24;
const DEEP_PAGE = 1000;

export const sizesAt = (scale: number): Sizes => {
  const of = (full: number) => Math.max(20, Math.round(full * scale));
  return {
    artists: of(10_000),
    albums: of(100_000),
    tracksOfAlbum: 10,
    plays: of(2_000_000),
    listeners: of(30_000),
    ofOnePerson: of(26_000),
  };
};

/** The page that is compared with the first: the thousandth, or at a smaller scale the last full one of this many rows. */
export const deepPageOf = (rows: number) => Math.max(2, Math.min(DEEP_PAGE, Math.floor(rows / PAGE_SIZE)));
