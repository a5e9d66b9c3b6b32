import * as z from 'zod/mini';
import { OVERRIDES_STORAGE_KEY } from './overridesKey.ts';

const overrideSchema = z.discriminatedUnion('kind', [
  // No slash and no leading dot: the version is a part of an address.
  z.object({ kind: z.literal('version'), version: z.string().check(z.regex(/^\w[\w.+-]{0,99}$/)) }),
  z.object({ kind: z.literal('server'), origin: z.string() }),
]);
const remoteNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));

/** One remote pointed elsewhere, for quality assurance: at another published version, or at a dev server. */
export type RemoteOverride = z.infer<typeof overrideSchema>;
/** By name of the remote. */
export type RemoteOverrides = Record<string, RemoteOverride>;

/** Reads overrides out of text; whatever is no override is left out. */
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

/** What this browser asks for. Nothing of it holds before `applyOverrides` allows it. */
export function readOverrides(storage: Pick<Storage, 'getItem'>): RemoteOverrides {
  return parseOverrides(storage.getItem(OVERRIDES_STORAGE_KEY));
}

/** Keeps them for the next load of the page; none at all leave no trace. */
export function writeOverrides(storage: Pick<Storage, 'setItem' | 'removeItem'>, overrides: RemoteOverrides): void {
  if (Object.keys(overrides).length === 0) storage.removeItem(OVERRIDES_STORAGE_KEY);
  else storage.setItem(OVERRIDES_STORAGE_KEY, JSON.stringify(overrides));
}

/**
 * The origin that was typed, as it is compared and stored; null when it is none, or carries more than an origin.
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
