import { keyHeaders } from '@fairtone/domain';
import { makeWorld, type World } from '@fairtone/harness/fixtures';
import { makeTone } from './makeTone.ts';
import { clearShop } from './clearShop.ts';
import { seedPeople } from './seedPeople.ts';
import { askService, type ServiceBackend } from './serviceClient.ts';

type Table = keyof World;

/** Tables in the order in which they are filled: referenced rows first. */
const ORDER: readonly Table[] = [
  'profiles',
  'user_roles',
  'albums',
  'tracks',
  'track_files',
  'orders',
  'order_items',
  'purchases',
  'plays',
  'user_favorites',
  'blocks',
  'notification_preferences',
  'privacy_settings',
  // Before the follows: a person who has had this notification does not get it again.
  'notifications',
  'messages',
  'user_follows',
  'playlists',
  'playlist_tracks',
  'artist_pages',
];

/** Columns that the database counts or derives. */
const DERIVED: { [Name in Table]?: readonly string[] } = { albums: ['genres', 'track_count'] };

/**
 * Fills a backend with the fixtures: people, albums, sales and plays with the same ids. What other
 * people have there stays.
 */
export async function seedShop(backend: ServiceBackend, now: Date): Promise<World> {
  const world = makeWorld(now);
  await seedPeople(backend);
  await clearShop(backend, world);
  for (const table of ORDER) {
    const derived = DERIVED[table] ?? [];
    const rows = (world[table] as object[]).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !derived.includes(column))),
    );
    await askService(backend, 'POST', `/rest/v1/${table}`, { body: rows, prefer: 'resolution=merge-duplicates' });
  }
  await storeStreams(backend, world);
  // Otherwise the schedule refreshes them minutes later.
  await askService(backend, 'POST', '/rest/v1/rpc/refresh_popularity', { body: { everything: true } });
  return world;
}

/** Stores a sound file for each published track. */
async function storeStreams({ url, serviceKey }: ServiceBackend, { tracks }: World): Promise<void> {
  const tone = new Uint8Array(makeTone());
  const headers = {
    ...keyHeaders(serviceKey),
    'Content-Type': 'audio/wav',
    'x-upsert': 'true',
  };
  for (const { audio_url } of tracks) {
    if (!audio_url) continue;
    const path = audio_url.replace('/object/public/', '/object/');
    const response = await fetch(url + path, { method: 'POST', headers, body: tone });
    if (!response.ok) throw new Error(`${path} could not be stored: ${await response.text()}`);
  }
}
