import { randomUUID } from 'node:crypto';
import { serviceOnly, type TableExpectation, type Topic } from '../matrix/expectation.ts';
import { insertMovement } from './movement.ts';

const orders: TableExpectation = {
  table: 'orders',
  rows: [{ name: 'an order', make: (world) => world.add('orders', { user_id: world.owner.id, total_cents: 1000 }), reads: ['owner'] }],
  inserts: [{ name: 'a paid order', row: (_world, me) => ({ user_id: me.id, total_cents: 77, state: 'paid', paid_at: '2026-01-05T10:00:00+00:00' }), by: [] }],
}; // prettier-ignore

const items: TableExpectation = {
  table: 'order_items',
  rows: [
    {
      name: 'an item the owner bought of another artist',
      make: async (world) => world.sale(world.owner, await world.publicAlbum({ artist_id: world.artist.id })),
      reads: ['owner', 'artist'],
    },
    {
      name: 'an item nobody has paid for',
      make: async (world) => {
        const album = await world.publicAlbum({ artist_id: world.artist.id });
        const order = await world.add('orders', { user_id: world.owner.id, total_cents: 1000 });
        return world.add('order_items', { order_id: order.id, album_id: album.id, artist_id: world.artist.id, album_title: 'A', artist_name: 'B', amount_cents: 1000, pricing: 'fixed' });
      },
      reads: ['owner'],
    },
  ],
  inserts: [
    {
      name: 'an item of an own order',
      row: async (world, me) => ({
        order_id: (await world.add('orders', { user_id: me.id, total_cents: 1000 })).id,
        album_title: 'A', artist_name: 'B', amount_cents: 1000, pricing: 'fixed',
      }),
      by: [],
    },
  ],
}; // prettier-ignore

const purchases: TableExpectation = {
  table: 'purchases',
  rows: [
    { name: 'a purchase', make: async (world) => world.purchase(world.owner, await world.publicAlbum({ artist_id: world.artist.id })), reads: ['owner'] },
  ],
  inserts: [{ name: 'a purchase for nothing', row: async (world, me) => ({ user_id: me.id, album_id: (await world.publicAlbum()).id, album_title: 'A', artist_name: 'B', amount_cents: 0 }), by: [] }],
}; // prettier-ignore

const ledger: TableExpectation = {
  table: 'ledger_entries',
  rows: [{ name: 'an entry', make: (world) => insertMovement(world), reads: ['owner'] }],
  inserts: [{ name: 'an entry', row: (_world, me) => ({ movement_id: randomUUID(), account: 'artist', artist_id: me.id, kind: 'donation', amount_cents: 12_345 }), by: [] }],
  service: ['read'],
}; // prettier-ignore

const balance: TableExpectation = {
  table: 'artist_balance',
  key: ['artist_id'],
  rows: [
    {
      name: 'a balance',
      make: async (world) => {
        await insertMovement(world);
        return { artist_id: world.owner.id };
      },
      reads: ['owner'],
    },
  ],
  inserts: [{ name: 'a balance', row: (_world, me) => ({ artist_id: me.id, balance_cents: 1 }), by: [] }],
  service: ['read'],
}; // prettier-ignore

const refused: TableExpectation = {
  ...serviceOnly('refused_payments', () => ({ event_id: `evt_${randomUUID()}`, event_type: 'charge.refunded', code: 'amount_mismatch' })),
  service: ['read'],
}; // prettier-ignore

export const sales: Topic = {
  tables: [
    orders,
    items,
    purchases,
    ledger,
    balance,
    serviceOnly('payment_events', () => ({ id: `evt_${randomUUID()}`, type: 'checkout.session.completed' })),
    refused,
  ],
  functions: {
    artist_share_cents: 'everyone',
    can_download: 'service',
    close_order: 'service',
    create_order: 'service',
    fulfil_order: 'service',
    grant_free_album: 'people',
    artist_sales: 'people',
    keep_refused_payment: 'service',
    list_refused_payments: 'people',
    list_support: 'people',
    order_receipt: 'people',
    record_dispute: 'service',
    record_refund: 'service',
    record_refunded_charge: 'service',
    begin_refund: 'service',
    refuse_refund: 'service',
    stale_orders: 'service',
    sweep_orders: 'service',
  },
};
