import type { Hono } from 'hono';
import { reverseTransfer, transferMoney } from '../commands/transferMoney.ts';
import type { Context } from '../context.ts';
import { onGet, onList, onPost } from './endpoints.ts';
import { find, matching } from './find.ts';
import { cents, metadata, text, usd } from './params.ts';

const CREATE = {
  amount: cents,
  currency: usd,
  destination: text(100),
  description: text(1000).optional(),
  metadata,
  source_transaction: text(100).optional(),
  transfer_group: text(250).optional(),
};

export function transferRoutes(app: Hono, context: Context): void {
  const path = '/v1/transfers';
  onPost(app, context, path, CREATE, (change, params) => {
    const { description = null, source_transaction = null, transfer_group = null } = params;
    if (source_transaction !== null) find(change, 'charge', 'charge', source_transaction, 'source_transaction');
    return transferMoney(change, { ...params, description, source_transaction, transfer_group });
  });
  onGet(app, context, `${path}/:id`, (id) => find(context.store, 'transfer', 'transfer', id));
  onList(app, context, path, ({ destination, transfer_group }) =>
    matching(context.store.all('transfer'), { destination, transfer_group }),
  );
  onPost(app, context, `${path}/:id`, { metadata }, (change, params, id) => {
    const transfer = find(change, 'transfer', 'transfer', id);
    const updated = { ...transfer, metadata: { ...transfer.metadata, ...params.metadata } };
    change.put('transfer', id, updated);
    change.emit('transfer.updated', updated, { previous: { metadata: transfer.metadata } });
    return updated;
  });
  onPost(app, context, `${path}/:id/reversals`, { amount: cents.optional(), metadata }, (change, params, id) =>
    reverseTransfer(change, find(change, 'transfer', 'transfer', id), params),
  );
  onList(app, context, `${path}/:id/reversals`, (_filters, id) =>
    [...find(context.store, 'transfer', 'transfer', id).reversals.data].reverse(),
  );
}
