import { messageOf, warn } from '@fairtone/servers/shared';
import type { Sql } from './connection.ts';

/** A pool that callers can keep while its connections are replaced. */
export type RenewablePool = { sql: Sql; renew: () => void };

/**
 * When postgres.js loses a connection during a write, it keeps the unsent data: that connection then
 * waits forever for the server's greeting, and each server restart leaves more of them. After a restart all are dead
 * anyway, so the pool is replaced; queries that still waited in the old one are rejected.
 */
export function renewablePool(open: () => Sql): RenewablePool {
  let current = open();
  const heard: Parameters<Sql['listen']>[] = [];
  const listen: Sql['listen'] = (...subscription) => {
    heard.push(subscription);
    return current.listen(...subscription);
  };
  const sql = new Proxy(function () {} as unknown as Sql, {
    apply: (_target, _self, given) => Reflect.apply(current, undefined, given) as unknown,
    get: (_target, name) => (name === 'listen' ? listen : (Reflect.get(current, name) as unknown)),
  });
  return {
    sql,
    renew: () => {
      const old = current;
      current = open();
      void old.end({ timeout: 0 }).catch(() => undefined);
      // Listeners are registered on the new connections; the `onlisten` callback of each reports when.
      for (const subscription of heard) {
        current
          .listen(...subscription)
          .catch((error: unknown) => warn('database', `Not heard of: ${messageOf(error)}`));
      }
    },
  };
}
