import { missing } from '../problem.ts';
import type { Reader } from '../store.ts';

export function lineItemsBody(reader: Reader, sessionId: string) {
  const record = reader.get('session', sessionId);
  if (!record) throw missing('checkout.session', sessionId);
  const url = `/v1/checkout/sessions/${sessionId}/line_items`;
  const data = record.lineItems.map(({ image: _, ...item }) => item);
  return { object: 'list', url, has_more: false, data };
}
