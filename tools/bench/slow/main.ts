// npm run bench:slow -- [--rounds 5] [--requests 200] [--clients 200] [--json]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signUp, type Backend } from '../../../servers/testing/clients.ts';
import { openSlow, type SlowRequest } from '../../../servers/testing/slowConnections.ts';
import { readersOf, sendersTo } from '../../../servers/testing/slowRequests.ts';
import { startBackend } from '../../../servers/testing/startBackend.ts';
import { medianOf, p95Of, timesOf } from './measure.ts';

/** The allowed factor between times with and without slow clients. Below this many milliseconds a ratio is noise. */
const MOST_TIMES = 2;
const CHANCE_MS = 5;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '200' },
    clients: { type: 'string', default: '200' },
    json: { type: 'boolean', default: false },
  },
});
const [rounds, requests, clients] = [values.rounds, values.requests, values.clients].map(Number) as [
  number,
  number,
  number,
];

const shellFolder = mkdtempSync(join(tmpdir(), 'fairtone-bench-'));
writeFileSync(join(shellFolder, 'index.html'), '<!doctype html>');
const env = { FAIRTONE_TRUSTED_PROXIES: '1', FAIRTONE_RATE_LIMIT_FACTOR: '1', FAIRTONE_SHELL_DIR: shellFolder };
const backend = await startBackend({ env });
try {
  const artist = await signUp(backend, 'artist');
  const named = (what: string, kinds: Record<string, SlowRequest>) =>
    Object.entries(kinds).map(([service, request]) => [`${what} ${service}`, request] as const);
  const kinds = [
    ...named('senders to', sendersTo(backend, artist)),
    ...named('readers of', await readersOf(backend, artist, shellFolder)),
  ];
  const rows = [];
  for (const [kind, request] of kinds) rows.push({ kind, ...(await compare(backend, request)) });
  console.table(values.json ? [] : rows);
  if (values.json) console.log(JSON.stringify(rows, null, 2));
  const misses = rows.filter(({ alone, beside }) => beside > Math.max(MOST_TIMES * alone, alone + CHANCE_MS));
  for (const { kind } of misses) console.error(`Others wait more than twice as long beside ${kind}.`);
  process.exitCode = misses.length === 0 ? 0 : 1;
} finally {
  await backend.stop();
  rmSync(shellFolder, { recursive: true });
}

/**
 * Medians over the rounds of the 95th percentile of other visitors' requests, in milliseconds: alternating without and with slow clients.
 */
async function compare(target: Backend, request: SlowRequest): Promise<{ alone: number; beside: number }> {
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(p95Of(await timesOf(target, requests)));
    const slow = await openSlow(target.url, request, { count: clients, first: round * clients });
    // The cost of accepting the connections is not measured.
    await timesOf(target, requests);
    beside.push(p95Of(await timesOf(target, requests)));
    for (const { end } of slow) end();
    await timesOf(target, requests);
  }
  return { alone: medianOf(alone), beside: medianOf(beside) };
}
