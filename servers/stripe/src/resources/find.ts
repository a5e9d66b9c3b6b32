import { missing } from '../problem.ts';
import type { Reader, Tables } from '../store.ts';

/** @throws Problem `resource_missing` in Stripe's words */
export function find<T extends keyof Tables>(
  reader: Reader,
  table: T,
  kind: string,
  id: string,
  param = 'id',
): Tables[T] {
  const found = reader.get(table, id);
  if (found === undefined) throw missing(kind, id, param);
  return found;
}

/** Those whose named fields hold what the filters ask for; absent filters ask for nothing. */
export function matching<Item extends object>(items: [string, Item][], wanted: Partial<Record<keyof Item, unknown>>) {
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return items.flatMap(([, item]) =>
    asked.every(([name, value]) => item[name as keyof Item] === value) ? [item] : [],
  );
}
