import type { ReleaseChannel } from '@fairtone/contracts';
import { messageOf, warn } from '@fairtone/servers/shared';
import { contentTypeOf, type Keyring, REMOTES_FILE } from '@fairtone/releases';
import * as z from 'zod/mini';
import { listPromoted } from './publishedVersions.ts';
import { cacheControlOf, readChannel, type ReleaseSource } from './releaseSource.ts';

const FRESH_MS = 5_000;
const ANSWER_WITHIN_MS = 10_000;
const PATH = /^[\w-][\w.+-]*(\/[\w-][\w.+-]*)*$/;

type Known = { channel: ReleaseChannel; changedAtMs: number };

/**
 * A store that is read over HTTP: a public bucket, or a CDN in front of it. Pages wait for it only at the
 * first request; while it is unreachable, the last known releases stay live.
 */
export function httpSource(url: string, keyring: Keyring | null, freshMs = FRESH_MS): ReleaseSource {
  const known = new Map<string, Known>();
  const heard = new Map<string, string>();
  let askedAtMs = -Infinity;
  let asking: Promise<void> | null = null;

  const get = (path: string) =>
    fetch(`${url.replace(/\/+$/, '')}/${path}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  const text = async (path: string) => {
    const answer = await get(path);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return answer.text();
  };
  const look = async (remote: string) => {
    try {
      const said = await text(`${remote}/live.json`);
      if (said === heard.get(remote)) return;
      heard.set(remote, said);
      known.set(remote, { channel: readChannel(remote, said, keyring), changedAtMs: Date.now() });
    } catch (error) {
      warn('releases', `${remote} stays as it was: ${messageOf(error)}`);
    }
  };
  const ask = async () => {
    askedAtMs = Date.now();
    try {
      const remotes = z.array(z.string()).parse(JSON.parse(await text(REMOTES_FILE)));
      for (const remote of [...heard.keys()].filter((name) => !remotes.includes(name))) {
        known.delete(remote);
        heard.delete(remote);
      }
      await Promise.all(remotes.filter((remote) => PATH.test(remote)).map(look));
    } catch (error) {
      warn('releases', `The release store is not read: ${messageOf(error)}`);
    }
  };

  const channels = async () => {
    if (Date.now() - askedAtMs >= freshMs) asking ??= ask().finally(() => (asking = null));
    if (known.size === 0) await asking;
    const entries = [...known].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      changedAtMs: Math.max(0, ...entries.map(([, { changedAtMs }]) => changedAtMs)),
      channels: Object.fromEntries(entries.map(([remote, { channel }]) => [remote, channel])),
    };
  };

  return {
    channels,
    published: async () => listPromoted((await channels()).channels),
    file: async (path, request) => {
      const type = contentTypeOf(path);
      if (!PATH.test(path) || !type) return null;
      const answer = await get(path).catch(() => null);
      if (!answer) return new Response(null, { status: 502, headers: { 'cache-control': 'no-store' } });
      if (!answer.ok) return null;
      const headers = {
        // The store's own content type is ignored: it could turn a file into a page.
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'cache-control': cacheControlOf(path),
        'access-control-allow-origin': '*',
      };
      return new Response(request.method === 'HEAD' ? null : answer.body, { headers });
    },
  };
}
