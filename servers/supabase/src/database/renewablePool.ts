import { messageOf, warn } from '@fairtone/servers/shared';
import type { Sql } from './connection.ts';

/** A pool that everybody may keep, with connections that can be made anew behind it. */
export type RenewablePool = { sql: Sql; renew: () => void };

/**
 * postgres.js does not forget what it meant to write when a connection is lost in the middle of it: that connection then
 * waits forever for its greeting, and each lost server leaves more of them. After a restart of the server all are dead
 * anyway, so the pool starts over; what still waited in the old one is refused.
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
      // Who listens is told through the new connections: each subscription's own onlisten says from when.
      for (const subscription of heard) {
        current
          .listen(...subscription)
          .catch((error: unknown) => warn('database', `Not heard of: ${messageOf(error)}`));
      }
    },
  };
}
