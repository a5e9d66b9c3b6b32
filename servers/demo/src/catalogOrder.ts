import { isLongAlbum, type DemoAlbum, type DemoArtist, type DemoCatalog } from '../content/catalog/index.ts';

export type Release = { artist: DemoArtist; album: DemoAlbum };

/** The order of the home page. */
export function newestFirst({ artists }: DemoCatalog): Release[] {
  const releases = artists.flatMap((artist) => artist.albums.map((album) => ({ artist, album })));
  return releases.sort((a, b) => a.album.releasedDaysAgo - b.album.releasedDaysAgo);
}

/** Music that visitors see first is made first; albums with long songs follow at the end. */
export function musicOrder(catalog: DemoCatalog): Release[] {
  const releases = newestFirst(catalog);
  const isLong = ({ album }: Release) => isLongAlbum(album);
  return [...releases.filter((release) => !isLong(release)), ...releases.filter(isLong)];
}
