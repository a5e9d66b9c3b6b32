import { Problem } from '../problem.ts';
import type { Reader, Tables } from '../store.ts';
import { INCLUDABLE } from './includable.ts';

type Body = Record<string, unknown>;

/** The table of an id, by its prefix. */
const TABLES: Record<string, keyof Tables> = {
  acct: 'account',
  ch: 'charge',
  cus: 'customer',
  du: 'dispute',
  in: 'invoice',
  inpay: 'invoicePayment',
  pi: 'paymentIntent',
  pm: 'paymentMethod',
  po: 'payout',
  prod: 'product',
  re: 'refund',
  sub: 'subscription',
  tr: 'transfer',
  txn: 'balanceTransaction',
};

function referred(reader: Reader, id: string): Body | undefined {
  const table = TABLES[id.slice(0, id.lastIndexOf('_'))];
  const found = table && reader.get(table, id);
  return (found && 'method' in found ? found.method : found) as Body | undefined;
}

/** @throws Problem for a property that is not a reference */
function expandOne(reader: Reader, body: unknown, path: string[], whole: string): unknown {
  const [name, ...deeper] = path;
  if (name === undefined || body === null || typeof body !== 'object') return body;
  if (Array.isArray(body)) return body.map((item) => expandOne(reader, item, path, whole));
  const known = body as Body;
  const value = name in known ? known[name] : INCLUDABLE[String(known.object)]?.[name]?.(reader, known);
  if (value === undefined) {
    throw new Problem(400, `This property cannot be expanded (${whole}).`, { param: 'expand' });
  }
  const held = typeof value === 'string' ? (referred(reader, value) ?? value) : value;
  return { ...known, [name]: expandOne(reader, held, deeper, whole) };
}

/** Replaces ids by their objects, for paths such as `latest_invoice.payments` and `data.charge`. */
export function expanded(reader: Reader, body: unknown, paths: string[]): unknown {
  return paths.reduce<unknown>((done, path) => expandOne(reader, done, path.split('.'), path), body);
}
