import { Agent, get } from 'node:http';

const ANSWERED_WITHIN_MS = 30_000;

/** What visitors have found in one measurement. */
export interface Load {
  /** Milliseconds from each request to the end of its answer; of visits that did not fail. */
  times: number[];
  /** How many of them came from the cache. */
  hits: number;
  /** What went wrong, one for each failed visit. */
  failed: string[];
  tookMs: number;
}

export interface Wish {
  path: string;
  headers?: Record<string, string>;
}

/**
 * Visits pages with some connections at once; each is kept open and used for one visit after the other.
 * @param wishOf the visit of this number, counted from 0
 * @param isOver asked before each visit, with the number of those that have begun
 */
export async function visitPages(
  url: string,
  connections: number,
  wishOf: (at: number) => Wish,
  isOver: (begun: number) => boolean,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const load: Load = { times: [], hits: 0, failed: [], tookMs: 0 };
  const startedAt = performance.now();
  let begun = 0;
  const visitor = async () => {
    while (!isOver(begun)) {
      const wish = { ...wishOf(begun) };
      wish.headers = { ...guestHeaders(begun), ...wish.headers };
      begun += 1;
      await visit(agent, url, wish).then(
        ({ isHit, ms }) => {
          load.times.push(ms);
          load.hits += Number(isHit);
        },
        (error: unknown) => load.failed.push(`${wish.path}: ${String(error)}`),
      );
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  load.tookMs = performance.now() - startedAt;
  agent.destroy();
  return load;
}

/** A browser's headers: guests want two languages, and each has another cookie. */
const guestHeaders = (at: number) => ({
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': at % 2 ? 'de-DE,de;q=0.9,en;q=0.8' : 'en-US,en;q=0.9',
  cookie: `visits=${at}`,
  'sec-fetch-dest': 'document',
});

/** @throws when the answer is not 200, not whole or not there in time */
function visit(agent: Agent, url: string, { path, headers }: Wish): Promise<{ isHit: boolean; ms: number }> {
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = get({ agent, hostname, port, path, headers }, (answer) => {
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`status ${answer.statusCode}`));
        resolve({ isHit: answer.headers['x-cache'] === 'hit', ms: performance.now() - startedAt });
      });
      answer.resume();
    });
    request.setTimeout(ANSWERED_WITHIN_MS, () => request.destroy(new Error('no answer')));
    request.once('error', reject);
  });
}

/** Ends a load after some seconds. */
export function afterSeconds(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
}

/** Ends a load after this many visits. */
export const afterVisits = (count: number) => (begun: number) => begun >= count;
