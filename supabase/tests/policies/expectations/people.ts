import { people, type TableExpectation, type Topic, type Values } from '../matrix/expectation.ts';
import { newUser } from './newUser.ts';

const blocks: TableExpectation = {
  table: 'blocks',
  rows: [{ name: 'a block', make: async (world) => world.add('blocks', { blocker_id: world.owner.id, blocked_id: (await newUser(world)).id }), reads: ['owner'], deletes: ['owner'] }],
  inserts: [
    { name: 'a block', row: async (world, me) => ({ blocker_id: me.id, blocked_id: (await newUser(world)).id }), by: people },
    { name: 'a block in another’s name', row: async (world) => ({ blocker_id: world.owner.id, blocked_id: (await newUser(world)).id }), by: ['owner'] },
  ],
  columns: { insert: ['blocker_id', 'blocked_id'] },
}; // prettier-ignore

const choice = { kind: 'sale', in_app: true, email: true };

const preferences: TableExpectation = {
  table: 'notification_preferences',
  rows: [{ name: 'a choice', make: (world) => world.add('notification_preferences', { ...choice, user_id: world.owner.id, kind: 'payout' }), reads: ['owner'], updates: ['owner'], deletes: ['owner'] }],
  inserts: [
    { name: 'an own choice', row: (_world, me) => ({ ...choice, user_id: me.id }), by: people },
    { name: 'a choice for another', row: (world) => ({ ...choice, user_id: world.owner.id, kind: 'message' }), by: ['owner'] },
  ],
  columns: { update: { in_app: false, email: false }, upsert: ['user_id', 'kind'] },
}; // prettier-ignore

const openness: Values = { show_followers: false, show_following: false, show_recently_played: true, show_playlists: false, show_favorites: true, allow_messages: 'nobody' }; // prettier-ignore

const privacy: TableExpectation = {
  table: 'privacy_settings',
  rows: [{ name: 'privacy settings', make: (world) => world.add('privacy_settings', { user_id: world.owner.id }), reads: ['owner'], updates: ['owner'] }],
  inserts: [
    // The owner already has a row.
    { name: 'own settings', row: async (world, me) => ({ ...openness, user_id: me.id === world.owner.id ? (await newUser(world)).id : me.id }), by: ['listener', 'artist', 'moderator'] },
    { name: 'settings for another', row: async (world) => ({ ...openness, user_id: (await newUser(world)).id }), by: [] },
  ],
  columns: { insert: ['user_id', ...Object.keys(openness)], update: openness, upsert: ['user_id'] },
}; // prettier-ignore

export const peopleTopic: Topic = {
  tables: [blocks, preferences, privacy],
  functions: {
    favorites_of: 'everyone',
    list_notifications: 'people',
    mark_notifications_read: 'people',
    notification_choices: 'people',
    open_playlist: 'everyone',
    open_playlist_tracks: 'everyone',
    recently_played_of: 'everyone',
    unread_notifications: 'people',
  },
};
