/** Sections of an artist's page in the default order. The artist may reorder them and leave some out. */
const ARTIST_SECTIONS = ['pinned', 'albums', 'popular', 'about'] as const;
export type ArtistSection = (typeof ARTIST_SECTIONS)[number];

const isKnown = (name: string): name is ArtistSection => (ARTIST_SECTIONS as readonly string[]).includes(name);

/** The stored sections without unknown ones; the default order where nothing is stored. */
export function toArtistSections(stored: readonly string[] | undefined): ArtistSection[] {
  return stored ? stored.filter(isKnown) : [...ARTIST_SECTIONS];
}
