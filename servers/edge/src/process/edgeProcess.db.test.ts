import { freePort } from '@fairtone/servers/shared';
import { join } from 'node:path';
import { buildWhenStale } from '../../../testing/buildWhenStale.ts';
import { sharedBackend } from '../../../testing/clients.ts';
import { eventually } from '../../../testing/eventually.ts';
import { projectRoot } from '../../../testing/projectRoot.ts';
import { startEdgeProcess, type EdgeProcess } from '../../../testing/edgeProcess.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const shop = sharedBackend();

let edge: EdgeProcess;
let metricsUrl: string;

beforeAll(async () => {
  await buildWhenStale(projectRoot());
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  edge = await startEdgeProcess({
    SITE_URL: 'https://shop.test',
    SUPABASE_URL: shop.url,
    SUPABASE_PUBLISHABLE_KEY: shop.anonKey,
    FAIRTONE_RELEASES_DIR: join(projectRoot(), 'dist/releases'),
    FAIRTONE_METRICS_PORT: String(metricsPort),
    FAIRTONE_DRAIN_SECONDS: '1',
  });
}, 60_000);
afterAll(() => void edge?.child.kill('SIGKILL'));

const statusOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(edge.url + path, { headers: { accept: 'text/html', ...headers } });
  await answer.text();
  return answer.status;
};
/** The printed lines of requests for a path. */
const linesOf = (path: string) =>
  edge
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['path'] === path);

describe('an edge in its own process', () => {
  it('lives, and is ready for visitors', async () => {
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
    expect(linesOf('/readyz')).toEqual([]);
  });

  it('prints a line of JSON for each request, with the trace of its caller and no parameter', async () => {
    const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
    expect(await statusOf('/explore?code=secret', { traceparent })).toBe(200);
    await eventually(() => expect(linesOf('/explore')).toHaveLength(1));
    expect(linesOf('/explore')).toEqual([
      { time: expect.any(String), trace: TRACE, method: 'GET', path: '/explore', status: 200, ms: expect.any(Number) },
    ]);
    expect(edge.output()).not.toContain('secret');
  });

  it('counts its requests for Prometheus, on a port of their own', async () => {
    await statusOf('/robots.txt');
    await statusOf('/nothing-here.js');
    const samples = async () => (await (await fetch(metricsUrl)).text()).split('\n');
    const count = (kind: string, status: number) =>
      `fairtone_edge_request_seconds_count{kind="${kind}",status="${status}"} 1`;
    await eventually(async () =>
      expect(await samples()).toEqual(expect.arrayContaining([count('crawl', 200), count('file', 404)])),
    );
    expect((await samples()).some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true);
    const outside = await fetch(`${edge.url}/metrics`, { headers: { accept: 'text/html' } });
    expect(await outside.text()).not.toContain('fairtone_edge_request_seconds');
  });

  it('is not ready while it stops, still answers, and then ends', async () => {
    const ended = new Promise<number | null>((resolve) => edge.child.once('exit', resolve));
    edge.child.kill('SIGTERM');
    await eventually(async () => expect(await statusOf('/readyz')).toBe(503));
    expect(await statusOf('/')).toBe(200);
    expect(await ended).toBe(0);
  });
});
