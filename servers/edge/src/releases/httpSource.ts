import { messageOf } from '@fairtone/servers/shared';
import { contentTypeOf, type Keyring, LIVE_COPY_FILE, LIVE_FILE, REMOTES_FILE } from '@fairtone/releases';
import * as z from 'zod/mini';
import { createChannelMemory, type Reading } from './channelMemory.ts';
import { listPromoted } from './publishedVersions.ts';
import { cacheControlOf, channelsIn, readingOf, type ReleaseSource } from './releaseSource.ts';

const FRESH_MS = 5_000;
const ANSWER_WITHIN_MS = 10_000;
const PATH = /^[\w-][\w.+-]*(\/[\w-][\w.+-]*)*$/;
/** How buckets answer for a file that does not exist: Supabase with 400, S3 with 403 where the bucket cannot be listed. */
const MISSING = [400, 403, 404, 410];

/**
 * A store that is read over HTTP: a public bucket, or a CDN in front of it. Pages wait for it only at the
 * first request; while it is unreachable, the last known releases stay live.
 */
export function httpSource(url: string, keyring: Keyring | null, freshMs = FRESH_MS): ReleaseSource {
  const memory = createChannelMemory();
  const root = url.replace(/\/+$/, '');
  /** What each file said last, so that it is parsed and verified once. */
  const heard = new Map<string, { text: string; reading: Reading }>();
  /** The reading that each remote follows, and since when. */
  const followed = new Map<string, { reading: Reading; sinceMs: number }>();
  let askedAtMs = -Infinity;
  let asking: Promise<void> | null = null;

  const get = (path: string) =>
    fetch(`${root}/${path}`, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  const read = async (remote: string, file: string): Promise<Reading> => {
    const [path, place] = [`${remote}/${file}`, `${root}/${remote}/${file}`];
    try {
      const answer = await get(path);
      if (MISSING.includes(answer.status)) return { place, fault: 'is missing', isMissing: true };
      if (!answer.ok) return { place, fault: `answers ${answer.status}`, isMissing: false };
      const text = await answer.text();
      const before = heard.get(path);
      const reading = before?.text === text ? before.reading : readingOf(remote, place, text, keyring);
      heard.set(path, { text, reading });
      return reading;
    } catch (error) {
      return { place, fault: `is not reachable: ${messageOf(error)}`, isMissing: false };
    }
  };
  const look = async (remote: string) => {
    const live = await read(remote, LIVE_FILE);
    // Over HTTP nothing else says whether a remote was released.
    const reading = await memory.follow(
      remote,
      live,
      () => read(remote, LIVE_COPY_FILE),
      () => false,
    );
    if (reading && reading !== followed.get(remote)?.reading) followed.set(remote, { reading, sinceMs: Date.now() });
  };
  const ask = async () => {
    askedAtMs = Date.now();
    try {
      const answer = await get(REMOTES_FILE);
      if (!answer.ok) throw new Error(`it answers ${answer.status}`);
      const remotes = z.array(z.string()).parse(await answer.json()).filter((remote) => PATH.test(remote)); // prettier-ignore
      memory.list(remotes);
      for (const remote of [...followed.keys()].filter((name) => !remotes.includes(name))) followed.delete(remote);
      await Promise.all(remotes.map(look));
    } catch (error) {
      memory.cannotList(`${root}/${REMOTES_FILE}: ${messageOf(error)}`);
    }
  };

  const channels = async () => {
    if (Date.now() - askedAtMs >= freshMs) asking ??= ask().finally(() => (asking = null));
    if (memory.remotes().length === 0) await asking;
    return channelsIn(memory, Math.max(0, ...[...followed.values()].map(({ sinceMs }) => sinceMs)));
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
