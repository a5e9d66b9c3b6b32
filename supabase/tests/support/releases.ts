import { randomUUID } from 'node:crypto';
import type { Tables, TablesInsert } from '@fairtone/db-types';
import { addTrack, draft } from '../../../servers/testing/kit/albums.ts';
import { server, sql } from './backend.ts';
import { done } from './outcomes.ts';
import type { Person } from './people.ts';

export { addTrack, draft };

type Album = Tables<'albums'>;
type Fields = Partial<TablesInsert<'albums'>>;
type TrackFields = Partial<TablesInsert<'tracks'>>;

/** A ready track without files, which only the server may add to a published album. */
export async function readyTrack(owner: Person, albumId: string, fields: TrackFields = {}) {
  const { id } = await addTrack(owner, albumId, fields);
  return done(server().from('tracks').update({ status: 'ready' }).eq('id', id).select().single());
}

/** Inserts the rows of a track's three files and their objects, without bytes. */
export async function nameFiles(owner: Person, trackId: string): Promise<void> {
  const files = [
    { kind: 'original', format: 'wav' },
    { kind: 'purchase', format: 'mp3' },
    { kind: 'stream', format: 'mp3' },
  ].map((file) => ({
    ...file,
    track_id: trackId,
    bytes: 1000,
    path: `${owner.id}/${trackId}/${file.kind}.${file.format}`,
  }));
  const objects = files.map(({ path }) => ({ bucket_id: 'audio_masters', name: path }));
  await sql()`insert into storage.objects ${sql()(objects)}`;
  await sql()`insert into public.track_files ${sql()(files)}`;
}

export async function publish(albumId: string): Promise<{ state: string; published_tracks: number }> {
  const tracks = await done(server().from('tracks').select('id').eq('album_id', albumId));
  const urls = Object.fromEntries(tracks.map(({ id }) => [id, `https://music.test/audio_files/${id}.mp3`]));
  return (await done(server().rpc('mark_album_published', { album_id: albumId, track_urls: urls }))) as never;
}

/** A public album with one playable track. */
export async function release(owner: Person, fields: Fields = {}): Promise<Album & { trackId: string }> {
  const album = await draft(owner, fields);
  const track = await readyTrack(owner, album.id);
  await publish(album.id);
  return { ...(await done(server().from('albums').select().eq('id', album.id).single())), trackId: track.id };
}

export type Order = Tables<'orders'> & { items: (Tables<'order_items'> & { cover_image: string | null })[] };
export type WantedItem = { album_id: unknown; amount_cents?: unknown };

export const orderOf = async (buyer: Person, items: WantedItem[]): Promise<Order> =>
  (await done(server().rpc('create_order', { user_id: buyer.id, items: items as never }))) as unknown as Order;

export const pay = async (orderId: string, eventId = `evt_${randomUUID()}`): Promise<Order> =>
  (await done(server().rpc('fulfil_order', { order_id: orderId, provider_event_id: eventId }))) as unknown as Order;

/** Records the refund of a whole payment, as the provider's event does. */
export async function refundAll({ id }: { id: string }, eventId = `evt_${randomUUID()}`): Promise<void> {
  const columns = 'provider_payment_id, total_cents, tax_cents';
  const order = await done(server().from('orders').select(columns).eq('id', id).single());
  await done(
    server().rpc('record_refunded_charge', {
      payment_id: order.provider_payment_id ?? `order:${id}`,
      refunded_cents: order.total_cents + order.tax_cents,
      provider_event_id: eventId,
      order_id: id,
    }),
  );
}

export const buy = async (buyer: Person, ...albums: Album[]): Promise<Order> =>
  pay(
    (
      await orderOf(
        buyer,
        albums.map((album) => ({ album_id: album.id })),
      )
    ).id,
  );
