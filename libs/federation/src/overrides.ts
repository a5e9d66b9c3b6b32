import * as z from 'zod/mini';
import { OVERRIDES_STORAGE_KEY } from './overridesKey.ts';

const overrideSchema = z.discriminatedUnion('kind', [
  // No slash and no leading dot: the version becomes part of a URL.
  z.object({ kind: z.literal('version'), version: z.string().check(z.regex(/^\w[\w.+-]{0,99}$/)) }),
  z.object({ kind: z.literal('server'), origin: z.string() }),
]);
const remoteNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));

/** Override of one remote for quality assurance: another published version, or a dev server. */
export type RemoteOverride = z.infer<typeof overrideSchema>;
/** By name of the remote. */
export type RemoteOverrides = Record<string, RemoteOverride>;

/** Parses overrides from JSON. Invalid ones are left out; never throws. */
export function parseOverrides(text: string | null): RemoteOverrides {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as object).flatMap(([remote, value]) => {
      const override = overrideSchema.safeParse(value);
      return override.success && remoteNameSchema.safeParse(remote).success ? [[remote, override.data] as const] : [];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** The overrides that this browser stores. None is in effect before `applyOverrides` allows it. */
export function readOverrides(storage: Pick<Storage, 'getItem'>): RemoteOverrides {
  return parseOverrides(storage.getItem(OVERRIDES_STORAGE_KEY));
}

/** Stores overrides for the next load of the page; removes the stored item when there are none. */
export function writeOverrides(storage: Pick<Storage, 'setItem' | 'removeItem'>, overrides: RemoteOverrides): void {
  if (Object.keys(overrides).length === 0) storage.removeItem(OVERRIDES_STORAGE_KEY);
  else storage.setItem(OVERRIDES_STORAGE_KEY, JSON.stringify(overrides));
}

/**
 * A typed origin, normalised; null for text that is no http(s) origin, or has a path, query, hash or credentials.
 * @example parseOrigin('localhost:4231') // 'http://localhost:4231'
 */
export function parseOrigin(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  if (!text || !URL.canParse(address)) return null;
  const { origin, protocol, pathname, search, hash, username, password } = new URL(address);
  const isBare = pathname === '/' && !search && !hash && !username && !password;
  return isBare && (protocol === 'http:' || protocol === 'https:') ? origin : null;
}
