import type { Case } from './cases.ts';
import type { Backend } from './backend.ts';

export type Answer = { rows: number; ms: number };

type Request = Pick<Case, 'path' | 'args'>;

/** Sends one request as supabase-js does. @throws when the status is not 200 */
export async function ask({ url, anonKey }: Backend, token: string, { path, args }: Request): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(`${url}/rest/v1/${path}`, {
    method: args ? 'POST' : 'GET',
    headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(args ? { body: JSON.stringify(args) } : {}),
  });
  const body: unknown = await answer.json();
  const ms = performance.now() - started;
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
  return { rows: Array.isArray(body) ? body.length : 1, ms };
}

export type Timing = { p50: number; p99: number };

/** The requests alternate, so that other load on the machine affects all of them alike. */
export async function time(backend: Backend, token: string, requests: Request[], times: number): Promise<Timing[]> {
  const all = requests.map((): number[] => []);
  for (let round = -3; round < times; round += 1) {
    for (const [place, request] of requests.entries()) {
      const { ms } = await ask(backend, token, request);
      // The first rounds warm up the connections.
      if (round >= 0) all[place]!.push(ms);
    }
  }
  return all.map((taken) => {
    taken.sort((a, b) => a - b);
    const at = (part: number) => taken[Math.min(taken.length - 1, Math.floor(part * taken.length))]!;
    return { p50: at(0.5), p99: at(0.99) };
  });
}
