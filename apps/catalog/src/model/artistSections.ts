/** Parts of an artist's page that the artist puts in order; what is left out is not shown. */
const ARTIST_SECTIONS = ['pinned', 'albums', 'popular', 'about'] as const;
export type ArtistSection = (typeof ARTIST_SECTIONS)[number];

const isKnown = (name: string): name is ArtistSection => (ARTIST_SECTIONS as readonly string[]).includes(name);

/** The stored order, without parts that this page does not have; the product's own where nothing is stored. */
export function toArtistSections(stored: readonly string[] | undefined): ArtistSection[] {
  return stored ? stored.filter(isKnown) : [...ARTIST_SECTIONS];
}
