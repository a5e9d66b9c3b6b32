import type { Backend } from '../../../servers/testing/clients.ts';

/** Requests of a visitor, one after the other: rows, account settings, a file. */
const PATHS = ['/rest/v1/genres?limit=5', '/auth/v1/settings', '/releases.json'];

/** Milliseconds of each of this many sequential requests, from an address without slow clients. */
export async function timesOf({ url, anonKey }: Backend, requests: number): Promise<number[]> {
  const times = [];
  for (let request = 0; request < requests; request += 1) {
    const startedAt = performance.now();
    const headers = { apikey: anonKey, 'x-forwarded-for': '203.0.113.9' };
    const answer = await fetch(url + PATHS[request % PATHS.length], { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** The nearest rank: the shortest of the times that this share of them does not exceed. @param share above 0, at most 1 */
export const percentileOf = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1]!;
export const p95Of = (times: number[]) => percentileOf(times, 0.95);
export const medianOf = (values: number[]) =>
  Math.round(10 * values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!) / 10;
