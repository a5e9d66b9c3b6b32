import {
  albumId,
  demoId,
  personId,
  type DemoArtist,
  type DemoListener,
} from '../../../../../tools/demo/catalog/index.ts';
import { newestFirst, type Release } from '../catalogOrder.ts';
import { publicPath } from '../demoStorage.ts';
import type { DemoDeps } from '../deps.ts';
import { isDone, once } from '../once.ts';
import type { PictureStudio } from './pictureStudio.ts';

/** Draws every sleeve and portrait that is still missing, in the order of the shop window. */
export async function seedPictures(deps: DemoDeps, studio: PictureStudio, onCover: (album: string) => void) {
  const { sql, catalog, size } = deps;
  const name = `demo/${size}/pictures`;
  const releases = newestFirst(catalog);
  // Once all are there it is the owners' matter: a picture that somebody removed stays removed.
  if (await isDone(sql, name)) {
    for (const { album } of releases) onCover(album.key);
    return;
  }
  const covers = releases.map((release) => seedCover(deps, studio, release).then(() => onCover(release.album.key)));
  const avatars = [...catalog.artists, ...catalog.listeners].map((person) => seedAvatar(deps, studio, person));
  await Promise.all([...covers, ...avatars]);
  await once(sql, name, () => Promise.resolve());
}

async function seedCover({ sql, storage }: DemoDeps, studio: PictureStudio, { artist, album }: Release) {
  const id = albumId(album.key);
  const [missing] = await sql`select 1 from public.albums where id = ${id} and cover_image is null`;
  if (!missing) return;
  const request = { title: album.title, artist: artist.name, genre: album.genres[0], seed: album.coverSeed };
  const path = (side: string) => `${personId(artist.key)}/${demoId(`cover/${album.key}`)}-${side}.jpg`;
  await studio.draw(album.key, { cover: { album: request } }, (side, jpeg) =>
    storage.put('album_covers', path(side), jpeg, 'image/jpeg'),
  );
  await sql`update public.albums set cover_image = ${publicPath('album_covers', path('1400'))} where id = ${id}`;
}

async function seedAvatar({ sql, storage }: DemoDeps, studio: PictureStudio, person: DemoArtist | DemoListener) {
  const id = personId(person.key);
  const [missing] = await sql`select 1 from public.profiles where id = ${id} and avatar_url is null`;
  if (!missing) return;
  const avatar = { artist: { ...person.portrait, name: person.name } };
  const path = `${id}-${demoId(`avatar/${person.key}`)}.jpg`;
  await studio.draw(`person-${person.key}`, { avatar }, (_name, jpeg) =>
    storage.put('avatars', path, jpeg, 'image/jpeg'),
  );
  await sql`update public.profiles set avatar_url = ${publicPath('avatars', path)} where id = ${id}`;
}
