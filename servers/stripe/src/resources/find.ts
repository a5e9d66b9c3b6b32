import { missing } from '../problem.ts';
import type { Reader, Tables } from '../store.ts';

/** @throws Problem `resource_missing` with Stripe's message */
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

/** Rows whose fields equal the filters; undefined filters are ignored. */
export function matching<Item extends object>(items: [string, Item][], wanted: Partial<Record<keyof Item, unknown>>) {
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return items.flatMap(([, item]) =>
    asked.every(([name, value]) => item[name as keyof Item] === value) ? [item] : [],
  );
}
