import { randomUUID } from 'node:crypto';
import { serviceOnly, type TableExpectation, type Topic } from '../matrix/expectation.ts';

const settings: TableExpectation = {
  table: 'user_settings',
  rows: [{ name: 'settings', make: async ({ sql, owner }) => (await sql.unsafe('select * from user_settings where user_id = $1', [owner.id]))[0] as never, reads: ['owner'], updates: ['owner'] }],
  inserts: [
    {
      name: 'settings',
      row: async (world) => {
        await world.sql.unsafe('delete from user_settings where user_id = $1', [world.moderator.id]);
        return { user_id: world.moderator.id, language: 'tr' };
      },
      by: [],
    },
  ],
  columns: { update: { language: 'pl', theme: 'dark' } },
}; // prettier-ignore

export const mail: Topic = {
  tables: [
    settings,
    serviceOnly('emails', () => ({ to_address: `${randomUUID()}@people.test`, kind: 'sale', language: 'en' })),
    serviceOnly('schedules', () => ({
      name: `s-${randomUUID()}`,
      cron: '0 0 1 1 *',
      function: 'nothing',
      enabled: false,
    })),
  ],
  functions: {
    claim_emails: 'service',
    finish_email: 'service',
    unsubscribe: 'service',
    unsubscribe_kind: 'service',
    forget_old_emails: 'service',
  },
};
