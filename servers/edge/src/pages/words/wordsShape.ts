type Page = { title: string; description: string };

/** The host's own words on pages and feeds: what readers without scripts get of them. */
export type Words = {
  home: Page;
  explore: Page;
  albums: Page;
  artists: Page;
  album: Page;
  artist: { description: string };
  missing: { album: string; artist: string };
  trail: { home: string; explore: string; artists: string; albums: string };
  feed: { releases: string; artist: string };
  coverOf: string;
  pictureOf: string;
  tracks: string;
};
