import type { Change } from '../change.ts';
import type { PaymentIntent } from '../objects/types.ts';
import type { SessionRecord } from '../tables.ts';

import { settleInvoice } from './settleInvoice.ts';

export type Settlement = 'paid' | 'declined' | 'waiting';

function settleSession(change: Change, record: SessionRecord, intent: PaymentIntent, how: Settlement): void {
  const known = { ...record.session, payment_intent: intent.id };
  const session =
    how === 'paid' ? ({ ...known, payment_status: 'paid', status: 'complete', url: null } as const) : known;
  change.put('session', session.id, { ...record, session });
  if (how === 'paid') change.emit('checkout.session.completed', session);
}

/** Updates the session or invoice that an intent pays for. */
export function settlePaidObject(change: Change, intent: PaymentIntent, how: Settlement): void {
  const owner = change.get('intentOwner', intent.id);
  const record = owner?.sessionId === undefined ? undefined : change.get('session', owner.sessionId);
  if (record) settleSession(change, record, intent, how);
  const invoice = owner?.invoiceId === undefined ? undefined : change.get('invoice', owner.invoiceId);
  if (invoice && how !== 'waiting') settleInvoice(change, invoice, intent, how === 'paid');
}
