import type { World } from '../matrix/world.ts';
import { allActors, people, type TableExpectation, type Topic } from '../matrix/expectation.ts';

const unlisted = async (world: World) => {
  const playlist = await world.playlist({ is_shared: true });
  await world.sql.unsafe('update playlists set is_listed = false where id = $1', [playlist.id as string]);
  return playlist;
};

const lists: TableExpectation = {
  table: 'playlists',
  rows: [
    { name: 'a private playlist', make: (world) => world.playlist(), reads: ['owner'], updates: ['owner'], deletes: ['owner'] },
    { name: 'a shared playlist', make: (world) => world.playlist({ is_shared: true }), reads: allActors, updates: ['owner'], deletes: ['owner'] },
    { name: 'a shared playlist whose owner shows none', make: unlisted, reads: ['owner'], updates: ['owner'], deletes: ['owner'] },
  ],
  inserts: [
    { name: 'a playlist', row: (_world, me) => ({ user_id: me.id, name: 'Mine, made now' }), by: people },
    { name: 'a playlist for another', row: (world) => ({ user_id: world.owner.id, name: 'Foreign' }), by: ['owner'] },
  ],
  columns: {
    insert: ['id', 'user_id', 'name', 'description', 'is_shared'],
    update: { name: 'Changed', description: 'Changed', is_shared: true },
  },
}; // prettier-ignore

const entries: TableExpectation = {
  table: 'playlist_tracks',
  rows: [
    {
      name: 'a place in a private playlist',
      make: async (world) => world.add('playlist_tracks', { playlist_id: (await world.playlist()).id, track_id: (await world.track()).id, position: 0 }),
      reads: ['owner'], updates: ['owner'], deletes: ['owner'],
    },
    {
      name: 'a place in a shared playlist',
      make: async (world) => world.add('playlist_tracks', { playlist_id: (await world.playlist({ is_shared: true })).id, track_id: (await world.track()).id, position: 0 }),
      reads: allActors, updates: ['owner'], deletes: ['owner'],
    },
  ],
  inserts: [
    { name: 'a track into an own playlist', row: async (world, me) => ({ playlist_id: (await world.playlist({ user_id: me.id })).id, track_id: (await world.track()).id, position: 0 }), by: people },
    { name: 'a track into another’s shared playlist', row: async (world) => ({ playlist_id: (await world.playlist({ is_shared: true })).id, track_id: (await world.track()).id, position: 0 }), by: ['owner'] },
    { name: 'a track that only the owner sees', row: async (world, me) => ({ playlist_id: (await world.playlist({ user_id: me.id })).id, track_id: (await world.track({ status: 'processing' })).id, position: 0 }), by: ['owner'] },
  ],
  columns: { insert: ['playlist_id', 'track_id', 'position'], update: { position: 5 } },
}; // prettier-ignore

export const playlists: Topic = {
  tables: [lists, entries],
  functions: { add_to_playlist: 'people', move_in_playlist: 'people', playlist_cards: 'everyone' },
};
