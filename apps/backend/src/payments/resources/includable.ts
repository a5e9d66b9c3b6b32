import type { Reader } from '../store.ts';
import { lineItemsBody } from './lineItems.ts';

type Include = (reader: Reader, body: Record<string, unknown>) => unknown;

/** Properties that an object has only when they are asked for, by object type. */
export const INCLUDABLE: Record<string, Record<string, Include>> = {
  'checkout.session': { line_items: (reader, body) => lineItemsBody(reader, String(body.id)) },
};
