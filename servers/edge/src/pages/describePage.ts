import { describeAlbum, describeEmbed } from './kinds/album.ts';
import { describeArticle } from './kinds/article.ts';
import { describeArtist } from './kinds/artist.ts';
import { describeAlbums, describeArtists, describeExplore, describeHome } from './kinds/lists.ts';
import type { DescribePage } from './pageFacts.ts';

/** What the host knows to tell, by the kind that a route says its page is of. */
const KINDS = new Map<string, DescribePage>([
  ['home', describeHome],
  ['explore', describeExplore],
  ['albums', describeAlbums],
  ['artists', describeArtists],
  ['album', describeAlbum],
  ['artist', describeArtist],
  ['embed', describeEmbed],
  ['article', describeArticle],
]);

/** Who describes pages of a kind; a remote may name one that is younger than this host. */
export const describerOf = (kind: string | undefined): DescribePage | null => KINDS.get(kind ?? '') ?? null;
