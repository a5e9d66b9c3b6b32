import { randomUUID } from 'node:crypto';
import type { TableExpectation, Topic } from '../matrix/expectation.ts';
import type { World } from '../matrix/world.ts';

/** The owner is the sender, the listener the recipient. */
const message = (world: World) => ({ sender_id: world.owner.id, recipient_id: world.listener.id, body: 'Hello' });

const messages: TableExpectation = {
  table: 'messages',
  rows: [
    { name: 'a message', make: (world) => world.add('messages', message(world)), reads: ['owner', 'listener'], deletes: ['listener'] },
    { name: 'a hidden message', make: (world) => world.add('messages', { ...message(world), hidden_at: '2026-01-05T10:00:00Z' }), reads: ['owner'], deletes: [] },
  ],
  inserts: [{ name: 'a message', row: (world) => ({ ...message(world), body: 'Another' }), by: [] }],
}; // prettier-ignore

/** The owner reported the artist. */
const complaint = (world: World) => ({
  reporter_id: world.owner.id, subject_kind: 'profile', subject_id: randomUUID(), owner_id: world.artist.id, subject_title: 'Artist', reason: 'spam',
}); // prettier-ignore

const reports: TableExpectation = {
  table: 'reports',
  rows: [{ name: 'a report', make: (world) => world.add('reports', complaint(world)), reads: ['owner', 'moderator'] }],
  inserts: [{ name: 'a report', row: complaint, by: [] }],
};

const hold = (world: World) => ({
  subject_kind: 'album',
  subject_id: randomUUID(),
  owner_id: world.owner.id,
  state_before: 'public',
});

const holds: TableExpectation = {
  table: 'content_holds',
  rows: [{ name: 'a hold', make: (world) => world.add('content_holds', hold(world)), reads: ['owner', 'moderator'] }],
  inserts: [{ name: 'a hold', row: hold, by: [] }],
  service: ['read'],
};

const act = (world: World) => ({
  actor_id: world.owner.id,
  act: 'hide',
  subject_kind: 'album',
  subject_id: randomUUID(),
});

const log: TableExpectation = {
  table: 'moderation_log',
  rows: [{ name: 'an act', make: (world) => world.add('moderation_log', act(world)), reads: ['moderator'] }],
  inserts: [{ name: 'an act', row: act, by: [] }],
  service: ['read'],
};

export const moderation: Topic = {
  tables: [messages, reports, holds, log],
  functions: {
    answer_report: 'people',
    can_message: 'people',
    count_attempt: 'service',
    downloadable_tracks: 'service',
    file_takedown: 'service',
    forget_old_attempts: 'service',
    grant_role: 'service',
    hide_content: 'people',
    list_messages: 'people',
    moderation_queue: 'people',
    moderation_subject: 'people',
    report_content: 'people',
    restore_content: 'people',
    revoke_role: 'service',
    send_message: 'service',
  },
};
