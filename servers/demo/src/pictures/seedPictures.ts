import {
  albumId,
  demoId,
  isLongAlbum,
  personId,
  type DemoArtist,
  type DemoListener,
} from '../../content/catalog/index.ts';
import { musicOrder, type Release } from '../catalogOrder.ts';
import { publicPath } from '../demoStorage.ts';
import type { DemoDeps } from '../deps.ts';
import { isDone, runOnce } from '../runOnce.ts';
import type { ImageWorkerPool } from './imageWorkerPool.ts';

type Person = DemoArtist | DemoListener;
type Share = { name: string; releases: Release[]; people: Person[] };
type OnCover = (album: string) => void;

/** Draws all missing portraits, and the covers in the order of the home page. */
export const seedPictures = (deps: DemoDeps, images: ImageWorkerPool, onCover: OnCover): Promise<void> =>
  drawShare(deps, images, onCover, {
    name: `demo/${deps.size}/pictures`,
    releases: musicOrder(deps.catalog).filter(({ album }) => !isLongAlbum(album)),
    people: [...deps.catalog.artists, ...deps.catalog.listeners],
  });

/** Draws the covers of albums whose music is made last, which need not be ready when the shop opens. */
export const seedRemainingCovers = (deps: DemoDeps, images: ImageWorkerPool, onCover: OnCover): Promise<void> =>
  drawShare(deps, images, onCover, {
    name: `demo/${deps.size}/long-albums/pictures`,
    releases: musicOrder(deps.catalog).filter(({ album }) => isLongAlbum(album)),
    people: [],
  });

async function drawShare(deps: DemoDeps, images: ImageWorkerPool, onCover: OnCover, { name, releases, people }: Share) {
  const { sql } = deps;
  // Later the pictures belong to their owners: a removed picture stays removed.
  if (await isDone(sql, name)) {
    for (const { album } of releases) onCover(album.key);
    return;
  }
  const covers = releases.map((release) => seedCover(deps, images, release).then(() => onCover(release.album.key)));
  const avatars = people.map((person) => seedAvatar(deps, images, person));
  await Promise.all([...covers, ...avatars]);
  await runOnce(sql, name, () => Promise.resolve());
}

async function seedCover({ sql, storage }: DemoDeps, images: ImageWorkerPool, { artist, album }: Release) {
  const id = albumId(album.key);
  const [missing] = await sql`select 1 from public.albums where id = ${id} and cover_image is null`;
  if (!missing) return;
  const request = { title: album.title, artist: artist.name, genre: album.genres[0], seed: album.coverSeed };
  const path = (side: string) => `${personId(artist.key)}/${demoId(`cover/${album.key}`)}-${side}.jpg`;
  await images.draw(album.key, { cover: { album: request } }, (side, jpeg) =>
    storage.put('album_covers', path(side), jpeg, 'image/jpeg'),
  );
  await sql`update public.albums set cover_image = ${publicPath('album_covers', path('1400'))} where id = ${id}`;
}

async function seedAvatar({ sql, storage }: DemoDeps, images: ImageWorkerPool, person: Person) {
  const id = personId(person.key);
  const [missing] = await sql`select 1 from public.profiles where id = ${id} and avatar_url is null`;
  if (!missing) return;
  const avatar = { artist: { ...person.portrait, name: person.name } };
  const path = `${id}-${demoId(`avatar/${person.key}`)}.jpg`;
  await images.draw(`person-${person.key}`, { avatar }, (_name, jpeg) =>
    storage.put('avatars', path, jpeg, 'image/jpeg'),
  );
  await sql`update public.profiles set avatar_url = ${publicPath('avatars', path)} where id = ${id}`;
}
