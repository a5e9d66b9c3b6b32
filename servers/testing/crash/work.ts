import { createHash, randomUUID } from 'node:crypto';
import type { Backend } from '../clients.ts';
import { flacBytes, mp3Bytes } from '../mediaFiles.ts';
import { tusAs } from '../tus.ts';
import { call, insert, signUp, upload, type Caller } from './calls.ts';
import type { Journal } from './journal.ts';
import type { Random } from './random.ts';

/** Shared data of a run: one artist, and one album that is for sale. */
export type Shop = { artist: Caller; album: string; track: string };

export type Scene = { backend: Backend; journal: Journal; shop: Shop; random: Random };

const CARD = { cardNumber: '4242 4242 4242 4242', cardholder: 'Ada Lovelace', expiry: '12/48', cvc: '123', email: 'receipt@people.test' }; // prettier-ignore
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

/** Publishes an album with one track and its three files. The journal records each acknowledged step. */
export async function publishAlbum(backend: Backend, journal: Journal, artist: Caller): Promise<Shop> {
  const [album, track] = [randomUUID(), randomUUID()];
  await insert(backend, artist, 'albums', { id: album, title: 'Night Walks', artist_id: artist.id, price: 1000 });
  await insert(backend, artist, 'tracks', { id: track, album_id: album, title: 'First Light', track_number: 1, duration: 30, duration_ms: 30_000, status: 'ready' }); // prettier-ignore
  for (const [kind, format, type] of [
    ['original', 'flac', 'audio/flac'],
    ['purchase', 'mp3', 'audio/mpeg'],
    ['stream', 'mp3', 'audio/mpeg'],
  ] as const) {
    const bytes = format === 'flac' ? flacBytes(3) : mp3Bytes(5);
    const name = `${artist.id}/${track}/${kind}.${format}`;
    await upload(backend, artist, `audio_masters/${name}`, bytes, type);
    // The stream moves to the public bucket when its album is published.
    if (kind !== 'stream') journal.objects.push({ bucket: 'audio_masters', name, md5: md5(bytes) });
    await insert(backend, artist, 'track_files', { track_id: track, kind, path: name, bytes: bytes.length, format });
  }
  await call(backend, artist, '/functions/v1/publish-album', { albumId: album });
  journal.published.push({ album, track });
  return { artist, album, track };
}

const join = async ({ backend, journal }: Scene, role: 'customer' | 'artist' = 'customer'): Promise<Caller> => {
  const { id, email, token } = await signUp(backend, role);
  journal.people.push({ id, email });
  return { id, token };
};

async function listen(scene: Scene): Promise<void> {
  const { backend, journal, shop } = scene;
  const me = await join(scene);
  await insert(backend, me, 'user_follows', { follower_id: me.id, following_id: shop.artist.id });
  journal.follows.push({ follower: me.id, following: shop.artist.id });
  const play = { listener_id: me.id, track_id: shop.track, heard_ms: 30_000 };
  // Does what the function record-play does after half a minute, with the service's rights.
  if (await call(backend, { ...me, token: backend.serviceKey }, '/rest/v1/rpc/record_listener_play', play))
    journal.plays.push({ listener: me.id, track: shop.track });
  const playlist = { id: randomUUID(), name: `List ${journal.playlists.length}` };
  await insert(backend, me, 'playlists', { ...playlist, user_id: me.id });
  journal.playlists.push(playlist);
}

async function store({ backend, journal, shop, random }: Scene): Promise<void> {
  const name = `${shop.artist.id}/${randomUUID()}/original.mp3`;
  const bytes = mp3Bytes(random.between(1, 200), random.between(2_000, 800_000));
  await upload(backend, shop.artist, `audio_masters/${name}`, bytes, 'audio/mpeg');
  journal.objects.push({ bucket: 'audio_masters', name, md5: md5(bytes) });
}

async function storeInPieces({ backend, journal, shop, random }: Scene): Promise<void> {
  const name = `${shop.artist.id}/${randomUUID()}/original.mp3`;
  const bytes = mp3Bytes(random.between(1, 200), 900_000) as Uint8Array<ArrayBuffer>;
  const tus = tusAs(backend, shop.artist.token);
  const made = await tus.create(
    { bucketName: 'audio_masters', objectName: name, contentType: 'audio/mpeg' },
    bytes.length,
  );
  if (made.status !== 201) throw new Error(`TUS answered ${made.status}`);
  for (let offset = 0; offset < bytes.length; offset += 300_000) {
    const { status } = await tus.patch(made.headers.get('location')!, offset, bytes.subarray(offset, offset + 300_000));
    if (status !== 204) throw new Error(`TUS answered ${status}`);
  }
  journal.objects.push({ bucket: 'audio_masters', name, md5: md5(bytes) });
}

async function buy(scene: Scene): Promise<void> {
  const { backend, journal, shop } = scene;
  const me = await join(scene);
  const started = (await call(backend, me, '/functions/v1/create-payment', { items: [{ albumId: shop.album }] })) as {
    orderId: string;
    url: string;
  };
  const order = { id: started.orderId, buyer: me.id, album: shop.album };
  journal.orders.push(order);
  const paying = await fetch(started.url, {
    method: 'POST',
    body: new URLSearchParams(CARD),
    redirect: 'manual',
    signal: AbortSignal.timeout(8_000),
  });
  if (paying.headers.get('location')?.includes('/checkout/return')) journal.paid.push(order);
}

const publish = async (scene: Scene): Promise<void> =>
  void (await publishAlbum(scene.backend, scene.journal, await join(scene, 'artist')));

const KINDS = [listen, listen, store, storeInPieces, buy, buy, buy, publish];

/** Lets all people work until `stop`. Failures are retried. */
export function startWork(scene: Scene): { stop: () => Promise<void> } {
  let isOver = false;
  const workers = KINDS.map(async (work) => {
    while (!isOver) await work(scene).catch(() => new Promise((resolve) => setTimeout(resolve, 40)));
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(workers);
    },
  };
}
