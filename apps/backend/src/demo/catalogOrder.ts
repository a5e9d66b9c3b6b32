import type { DemoAlbum, DemoArtist, DemoCatalog } from '../../../../tools/demo/catalog/index.ts';

export type Release = { artist: DemoArtist; album: DemoAlbum };

/** The order of the shop window: what a visitor sees first is made first. */
export function newestFirst({ artists }: DemoCatalog): Release[] {
  const releases = artists.flatMap((artist) => artist.albums.map((album) => ({ artist, album })));
  return releases.sort((a, b) => a.album.releasedDaysAgo - b.album.releasedDaysAgo);
}
