import { randomUUID } from 'node:crypto';
import { allActors, serviceOnly, type TableExpectation, type Topic, type Values } from '../matrix/expectation.ts';
import { newUser } from './newUser.ts';

const look: Values = { accent: '#b3541e', banner_url: '/banner.jpg', sections: ['albums'] };

const pages: TableExpectation = {
  table: 'artist_pages',
  rows: [{ name: 'a page', make: (world) => world.add('artist_pages', { artist_id: world.owner.id }), reads: allActors, updates: ['owner'] }],
  inserts: [
    // The owner already has a page.
    { name: 'an own page', row: async (world, me) => ({ ...look, artist_id: me.id === world.owner.id ? (await newUser(world)).id : me.id }), by: ['artist'] },
    { name: 'a page for another', row: async (world) => ({ ...look, artist_id: (await newUser(world)).id }), by: [] },
  ],
  columns: { insert: ['artist_id', 'pinned_album_id', ...Object.keys(look)], update: look, upsert: ['artist_id', 'pinned_album_id'] },
}; // prettier-ignore

export const accounts: Topic = {
  tables: [
    pages,
    serviceOnly('error_causes', () => ({
      remote: 'catalog',
      version: randomUUID(),
      cause: randomUUID(),
      message: 'broken',
      // Without one, the release host of the backend maps the row while the rights to it are tested.
      fingerprint: randomUUID().replaceAll('-', ''),
    })),
    serviceOnly('telemetry_events', () => ({ remote: 'catalog', version: randomUUID(), name: 'LCP', value: 1200 })),
  ],
  functions: {
    check_deletion: 'service',
    claim_error_alert: 'service',
    delete_account: 'service',
    error_groups: 'service',
    forget_old_telemetry: 'service',
    keep_telemetry: 'service',
    map_cause: 'service',
    own_last_plays: 'people',
    own_listening_days: 'people',
    own_sessions: 'people',
    release_health: 'service',
    release_vitals: 'service',
    setup_report: 'service',
    signed_in_recently: 'service',
    unmapped_causes: 'service',
  },
};
