import { publishAlbum, type Album } from '../albums';
import { order, pay, type Order } from '../orders';
import { signUp, type Person } from '../people';
import type { Product } from '../startProduct';
import { makeReversals, type Reversals } from './reversals';

/** The people and albums that scenes show. */
export interface World extends Reversals {
  artist: Person;
  otherArtist: Person;
  /** A listener without purchases. */
  listener: Person;
  /** A listener with purchases, a pending order, a playlist, favorites and messages. */
  /** Has a playlist, favorites and letters besides. */
  buyer: Person;
  moderator: Person;
  albums: Record<'fixed' | 'named' | 'free' | 'draft', Album>;
  paid: Order;
  pending: Order;
  /** The playlist of the buyer. */
  playlistId: string;
}

export async function makeWorld(product: Product): Promise<World> {
  const newId = idsInOrder();
  const [artist, otherArtist] = [
    await signUp(product, 'Nadia Voss', 'artist'),
    await signUp(product, 'Omar Reyes', 'artist'),
  ];
  const [listener, buyer] = [
    await signUp(product, 'Lena Marsh', 'customer'),
    await signUp(product, 'Tom Hale', 'customer'),
  ];
  await artist.rest
    .from('profiles')
    .update({
      bio: 'Piano, tape and patience. Records at night, when the street is quiet.',
      location: 'Gdańsk, Poland',
      genres: ['Jazz', 'Electronic'],
    })
    .eq('id', artist.id);
  const albums = {
    free: await publishAlbum(product, otherArtist, { newId, title: 'Open Windows', price: 0, songs: ['mp3'] }),
    named: await publishAlbum(product, otherArtist, {
      newId,
      title: 'Salt and Light',
      price: null,
      minimumPrice: 300,
      suggestedPrice: 700,
      pricingMessage: 'Pay what an evening is worth to you.',
    }),
    draft: await publishAlbum(product, artist, {
      newId,
      title: 'Unfinished Letters',
      price: 900,
      songs: ['wav'],
      isDraft: true,
      hasCover: false,
    }),
    fixed: await publishAlbum(product, artist, {
      newId,
      title: 'Small Hours',
      price: 800,
      songs: ['flac', 'wav', 'mp3'],
      description:
        'Three pieces for the time between the last tram and the first.\n\nRecorded in one room in one winter.',
    }),
  };
  const paid = await order(product, buyer, [{ album: albums.fixed }, { album: albums.named, amountCents: 750 }]);
  await pay(product, buyer, paid);
  const third = await publishAlbum(product, otherArtist, {
    newId,
    title: 'Harbour Songs',
    price: 1200,
    songs: ['mp3', 'flac'],
  });
  const pending = await order(product, buyer, [{ album: third }]);
  const playlistId = await makeLists(buyer, albums.fixed, albums.named);
  const moderator = await signUp(product, 'Mo Field', 'customer');
  await product.ask(async (sql) => {
    // Both were bought at the same moment: without this their order would be random.
    await sql`update purchases set created_at = created_at - interval '1 minute' where album_id = ${albums.named.id}`;
    await sql`insert into user_roles (user_id, role) values (${moderator.id}, 'moderator')`;
    await sql`select send_message(${buyer.id}::uuid, ${artist.id}::uuid, 'The second side is all I have heard this week. Will there be a record of it?')`;
    await sql`select send_message(${artist.id}::uuid, ${buyer.id}::uuid, 'Thank you! In spring, if all goes well.')`;
  });
  const report = { subject_kind: 'album', subject_id: third.id, reason: 'copyright', details: 'The chorus is ours.' };
  await buyer.rest.rpc('report_content', report);
  const reversals = await makeReversals(product, newId);
  return { artist, otherArtist, listener, buyer, moderator, albums, paid, pending, playlistId, ...reversals };
}

/** Ascending ids, so that lists order otherwise equal rows the same way in every run. */
function idsInOrder(): () => string {
  let last = 0;
  return () => `0a1b0000-0000-4000-8000-${String((last += 1)).padStart(12, '0')}`;
}

/** A shared playlist, a favorite album and a favorite track. */
async function makeLists(person: Person, first: Album, second: Album): Promise<string> {
  const row = { user_id: person.id, name: 'Last tram home', description: 'For the way back.', is_shared: true };
  const { data } = await person.rest.from('playlists').insert(row).select('id').single();
  const tracks = [...first.tracks, ...second.tracks].map(({ id }) => id);
  await person.rest.rpc('add_to_playlist', { playlist: data!.id, tracks });
  await person.rest.from('user_favorites').insert([{ user_id: person.id, album_id: first.id }]);
  await person.rest.from('user_favorites').insert([{ user_id: person.id, track_id: second.tracks[0]!.id }]);
  return data!.id;
}
