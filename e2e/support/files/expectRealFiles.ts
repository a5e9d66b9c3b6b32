import type { Album } from '../albums';
import { expect } from '../test';
import type { Shop } from '../pages/shop';
import { readArchive, readTags } from './readArchive';

/** An album and its tracks, as the buyer expects them. */
type Bought = Pick<Album, 'title' | 'artist'> & { tracks: Pick<Album['tracks'][number], 'title' | 'song'>[] };

/**
 * Downloads an album and checks the archive: every track with tags and picture, and the cover.
 * @returns the tracks' files, in order
 */
export async function expectRealFiles(shop: Shop, { title, artist, tracks }: Bought): Promise<Uint8Array[]> {
  await shop.dashboard.download(title);
  const { name, path } = await shop.downloads.save();
  await expect(shop.downloads.root).toContainText('Done.');
  await shop.downloads.close();

  const formats = [...new Set(tracks.map(({ song }) => song.format))];
  const folder = `${artist.name} - ${title} (${formats.length > 1 ? 'original' : formats[0]!.toUpperCase()})`;
  expect(name).toBe(`${folder}.zip`);
  const archive = await readArchive(path);
  const files = tracks.map(({ title: track, song }, index) => `${folder}/0${index + 1} ${track}.${song.format}`);
  expect([...archive.keys()].sort()).toEqual([...files, `${folder}/cover.jpg`].sort());
  for (const [index, file] of files.entries()) {
    expect(await readTags(archive.get(file)!), file).toEqual({
      title: tracks[index]!.title,
      artist: artist.name,
      album: title,
      albumArtist: artist.name,
      trackNumber: index + 1,
      tracksTotal: tracks.length,
      pictures: 1,
    });
  }
  expect([...archive.get(`${folder}/cover.jpg`)!.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  return files.map((file) => archive.get(file)!);
}
