/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterVisits, visitPages } from './visits.ts';

let server: Server;
let connections = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/broken') return void response.writeHead(500).end();
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '10' }).write('half');
      return void setImmediate(() => response.destroy());
    }
    response.writeHead(200, { 'x-cache': request.url === '/kept' ? 'hit' : 'miss' }).end('whole');
  });
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const visitAll = (paths: string[], count: number) =>
  visitPages(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count,
    (at) => ({ path: paths[at]! }),
    afterVisits(paths.length),
  );

describe('visits', () => {
  it('count as hits by the header of the cache, and as failed unless they are answered whole with 200', async () => {
    const load = await visitAll(['/kept', '/new', '/broken', '/cut', '/kept'], 1);
    expect([load.times.length, load.hits]).toEqual([3, 2]);
    expect(load.failed).toEqual(['/broken: Error: status 500', expect.stringMatching(/^\/cut: Error: aborted/)]);
  });

  it('are made over as many connections as wanted, which are used again', async () => {
    const before = connections;
    const { times } = await visitAll(
      Array.from({ length: 40 }, () => '/new'),
      4,
    );
    expect([times.length, connections - before]).toEqual([40, 4]);
  });
});
