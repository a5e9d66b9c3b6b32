type Page = { title: string; description: string };

/** Texts of the host for pages and feeds, which clients without scripts read. */
export type Words = {
  home: Page;
  explore: Page;
  albums: Page;
  artists: Page;
  album: Page;
  artist: { description: string };
  missing: { album: string; artist: string };
  unavailable: { title: string; text: string; retry: string };
  previewEnded: { title: string; text: string; home: string };
  trail: { home: string; explore: string; artists: string; albums: string };
  feed: { releases: string; artist: string };
  coverOf: string;
  pictureOf: string;
  tracks: string;
};
