import { describeAlbum, describeEmbed } from './kinds/album.ts';
import { describeArticle } from './kinds/article.ts';
import { describeArtist } from './kinds/artist.ts';
import { describeAlbums, describeArtists, describeExplore, describeHome } from './kinds/lists.ts';
import type { DescribePage } from './pageFacts.ts';

/** Describers of pages by the `kind` that their route declares. */
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

/** The describer of a kind; null for kinds of remotes that are newer than this host. */
export const describerOf = (kind: string | undefined): DescribePage | null => KINDS.get(kind ?? '') ?? null;
