import { allActors, people, type TableExpectation, type Topic } from '../matrix/expectation.ts';
import { insertMovement } from './movement.ts';
import { newUser } from './newUser.ts';

const profiles: TableExpectation = {
  table: 'profiles',
  rows: [
    {
      name: 'a profile',
      make: async ({ sql, owner }) => {
        // An artist with ledger rows cannot be deleted.
        await insertMovement({ sql, owner });
        return (await sql.unsafe('select * from profiles where id = $1', [owner.id]))[0] as never;
      },
      reads: allActors,
      updates: ['owner'],
      service: ['read', 'insert', 'update'],
    },
    {
      name: 'a profile that nothing hangs on',
      make: async ({ sql, ...world }) => {
        const { id } = await newUser({ sql, ...world });
        return (await sql.unsafe('select * from profiles where id = $1', [id as string]))[0] as never;
      },
      reads: allActors,
    },
    {
      name: 'a hidden profile',
      make: async ({ sql, ...world }) => {
        const { id } = await newUser({ sql, ...world });
        return (await sql.unsafe("update profiles set state = 'hidden' where id = $1 returning *", [id as string]))[0] as never;
      },
      reads: [],
    },
  ],
  inserts: [
    {
      name: 'a profile',
      row: async (world) => {
        const user = await newUser(world);
        await world.sql.unsafe('delete from profiles where id = $1', [user.id as string]);
        return { id: user.id, name: 'Nobody' };
      },
      by: [],
    },
  ],
  columns: {
    update: {
      name: 'Changed', avatar_url: '/changed.jpg', bio: 'Changed', location: 'Changed', genres: ['Jazz'],
      social_links: { instagram: 'changed' },
    },
  },
}; // prettier-ignore

const userRoles: TableExpectation = {
  table: 'user_roles',
  rows: [{ name: 'a role', make: (world) => world.add('user_roles', { user_id: world.owner.id, role: 'tester' }), reads: ['owner'] }],
  inserts: [
    { name: 'the role of a moderator', row: async (world) => ({ user_id: (await newUser(world)).id, role: 'moderator' }), by: [] },
    { name: 'the role of staff for oneself', row: (_world, me) => ({ user_id: me.id, role: 'staff' }), by: [] },
    { name: 'a role of one’s own', row: (_world, me) => ({ user_id: me.id, role: 'customer' }), by: [] },
  ],
}; // prettier-ignore

export const profilesTopic: Topic = { tables: [profiles, userRoles], functions: { start_selling: 'people' } };

const follows: TableExpectation = {
  table: 'user_follows',
  rows: [
    { name: 'a follow', make: (world) => world.add('user_follows', { follower_id: world.owner.id, following_id: world.listener.id }), reads: allActors, deletes: ['owner'] },
    {
      name: 'a follow that one of the two hides',
      make: async (world) => {
        const follow = await world.add('user_follows', { follower_id: world.owner.id, following_id: world.artist.id });
        await world.sql.unsafe('update user_follows set is_public = false where follower_id = $1 and following_id = $2', [world.owner.id, world.artist.id]);
        return follow;
      },
      reads: ['owner', 'artist'],
      deletes: ['owner'],
    },
  ],
  inserts: [
    { name: 'a follow', row: async (world, me) => ({ follower_id: me.id, following_id: (await newUser(world)).id }), by: people },
    { name: 'a follow in another’s name', row: async (world) => ({ follower_id: world.owner.id, following_id: (await newUser(world)).id }), by: ['owner'] },
  ],
  columns: { insert: ['follower_id', 'following_id'] },
}; // prettier-ignore

const favorites: TableExpectation = {
  table: 'user_favorites',
  rows: [{ name: 'a favourite', make: async (world) => world.add('user_favorites', { user_id: world.owner.id, track_id: (await world.track()).id }), reads: ['owner'], deletes: ['owner'] }],
  inserts: [
    { name: 'a liked track', row: async (world, me) => ({ user_id: me.id, track_id: (await world.track()).id }), by: people },
    { name: 'a liked album', row: async (world, me) => ({ user_id: me.id, album_id: (await world.publicAlbum()).id }), by: people },
    { name: 'a like in another’s name', row: async (world) => ({ user_id: world.owner.id, track_id: (await world.track()).id }), by: ['owner'] },
    { name: 'a like of what only the owner sees', row: async (world, me) => ({ user_id: me.id, album_id: (await world.album()).id }), by: ['owner'] },
    { name: 'a like of a track that only the owner sees', row: async (world, me) => ({ user_id: me.id, track_id: (await world.track({ status: 'processing' })).id }), by: ['owner'] },
  ],
  columns: { insert: ['id', 'user_id', 'track_id', 'album_id'] },
}; // prettier-ignore

const notifications: TableExpectation = {
  table: 'notifications',
  rows: [{ name: 'a notification', make: (world) => world.add('notifications', { user_id: world.owner.id, kind: 'follower' }), reads: ['owner'], updates: ['owner'] }],
  inserts: [{ name: 'a notification', row: (_world, me) => ({ user_id: me.id, kind: 'follower', payload: { made_up: true } }), by: [] }],
  columns: { update: { read_at: '2026-01-05T10:00:00+00:00' } },
}; // prettier-ignore

export const social: Topic = { tables: [follows, favorites, notifications] };
