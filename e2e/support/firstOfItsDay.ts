import { randomUUID } from 'node:crypto';

/** An id that sorts an album before all others of this day: lists order albums of one day by descending id. */
export function firstOfItsDay(): string {
  const now = Date.now().toString(16).padStart(12, '0');
  return `ffff${now.slice(0, 4)}-${now.slice(4, 8)}-4${now.slice(8, 11)}${randomUUID().slice(18)}`;
}
