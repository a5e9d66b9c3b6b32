import { randomUUID } from 'node:crypto';
import { allActors, people, type TableExpectation, type Topic } from '../matrix/expectation.ts';

const genres: TableExpectation = {
  table: 'genres',
  rows: [{ name: 'a genre', make: (world) => world.add('genres', { name: `G${randomUUID().slice(0, 8)}`, slug: `g-${randomUUID().slice(0, 8)}`, position: 500 + Math.floor(Math.random() * 30_000) }), reads: allActors }],
  inserts: [{ name: 'a genre', row: () => ({ name: 'Polka', slug: 'polka', position: 499 }), by: [] }],
}; // prettier-ignore

const albums: TableExpectation = {
  table: 'albums',
  rows: [
    { name: 'a draft', make: (world) => world.album(), reads: ['owner'], updates: ['owner'], deletes: ['owner'] },
    { name: 'a public album', make: (world) => world.publicAlbum(), reads: allActors, updates: ['owner'], deletes: ['owner'] },
    { name: 'a scheduled album', make: (world) => world.album({ state: 'scheduled' }), reads: ['owner'], updates: ['owner'], deletes: ['owner'] },
    { name: 'an album that its artist deleted', make: (world) => world.album({ state: 'deleted' }), reads: [] },
    {
      name: 'a withdrawn album that the listener bought',
      make: async (world) => {
        const album = await world.album({ state: 'withdrawn' });
        await world.purchase(world.listener, album);
        return album;
      },
      reads: ['owner', 'listener'],
      updates: ['owner'],
      service: ['read', 'insert', 'update'],
    },
  ],
  inserts: [
    { name: 'an own album', row: (_world, me) => ({ title: 'Mine', artist_id: me.id }), by: ['owner', 'artist'] },
    { name: 'an album for another', row: (world) => ({ title: 'Foreign', artist_id: world.owner.id }), by: ['owner'] },
  ],
  columns: {
    insert: ['id', 'title', 'artist_id', 'description', 'cover_image', 'release_date', 'release_at', 'release_zone', 'genre', 'price', 'minimum_price', 'suggested_price', 'pricing_message', 'accent'],
    update: {
      title: 'Changed', description: 'Changed', cover_image: '/changed.jpg', release_date: '2199-01-02', release_at: '2199-01-01T12:00:00+00:00', release_zone: 'Asia/Tokyo', genre: 'Rock', price: 1100,
      minimum_price: 50, suggested_price: 500, pricing_message: 'Changed', accent: '#123456',
    },
  },
}; // prettier-ignore

const trackDetails = ['title', 'track_number', 'duration', 'duration_ms', 'status', 'failure', 'loudness_lufs', 'true_peak_db', 'encoder_delay', 'encoder_padding', 'sample_rate', 'peaks']; // prettier-ignore

const tracks: TableExpectation = {
  table: 'tracks',
  rows: [
    { name: 'a ready track of a public album', make: (world) => world.track(), reads: allActors, updates: ['owner'], deletes: ['owner'] },
    { name: 'a track in the making', make: async (world) => world.track({ status: 'processing', album_id: (await world.album()).id }), reads: ['owner'], updates: ['owner'], deletes: ['owner'] },
    { name: 'a ready track of a draft', make: async (world) => world.track({ album_id: (await world.album()).id }), reads: ['owner'], updates: ['owner'], deletes: ['owner'] },
  ],
  inserts: [
    { name: 'a track on an own album', row: async (world, me) => ({ title: 'Mine', track_number: 7, album_id: (await world.album({ artist_id: me.id })).id }), by: ['owner', 'artist'] },
    { name: 'a track on another’s album', row: async (world) => ({ title: 'Foreign', track_number: 7, album_id: (await world.publicAlbum()).id }), by: ['owner'] },
  ],
  columns: {
    insert: ['id', 'album_id', ...trackDetails],
    update: {
      title: 'Changed', track_number: 2, duration: 31, duration_ms: 31_000, status: 'ready', failure: 'Changed', loudness_lufs: -14.5,
      true_peak_db: -1.5, encoder_delay: 1105, encoder_padding: 700, sample_rate: 44_100, peaks: Array(400).fill(7),
    },
  },
}; // prettier-ignore

const master = (track: Record<string, unknown>, owner: { id: string }, kind = 'original') => ({
  track_id: track.id, kind, path: `${owner.id}/${String(track.id)}/${kind}.mp3`, bytes: 10, format: 'mp3',
}); // prettier-ignore

const trackFiles: TableExpectation = {
  table: 'track_files',
  rows: [
    { name: 'a file of a draft', make: async (world) => world.add('track_files', master(await world.track({ album_id: (await world.album()).id }), world.owner)), reads: ['owner'], updates: ['owner'] },
    { name: 'a file of a track that is on sale', make: async (world) => world.add('track_files', master(await world.track(), world.owner)), reads: ['owner'] },
    {
      name: 'a file of a sold track',
      make: async (world) => {
        const album = await world.publicAlbum();
        await world.purchase(world.listener, album);
        return world.add('track_files', master(await world.track({ album_id: album.id }), world.owner));
      },
      reads: ['owner'],
    },
  ],
  inserts: [
    { name: 'a file of an own track', row: async (world, me) => master(await world.track({ album_id: (await world.album({ artist_id: me.id })).id }), me), by: people },
    { name: 'a file of another’s track', row: async (world) => master(await world.track({ album_id: (await world.album()).id }), world.owner), by: ['owner'] },
    { name: 'another’s file as one’s own', row: async (world, me) => master(await world.track({ album_id: (await world.album({ artist_id: me.id })).id }), world.owner), by: ['owner'] },
  ],
  columns: {
    insert: ['track_id', 'kind', 'bucket', 'path', 'bytes', 'format'],
    update: { bytes: 11 },
    upsert: ['track_id', 'kind', 'bucket', 'path', 'format'],
  },
}; // prettier-ignore

export const catalogue: Topic = {
  tables: [genres, albums, tracks, trackFiles],
  functions: {
    album_content: 'service',
    delete_album: 'people',
    downloadable_files: 'service',
    list_deleted_albums: 'people',
    mark_album_published: 'service',
    publish_checked_album: 'service',
    replace_sound: 'service',
    restore_album: 'people',
    stage_sound: 'service',
    withdraw_album: 'people',
  },
};
