/** @jest-environment node */
import { once } from 'node:events';
import { Agent, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AnswerTooLarge, requestPostgrest } from './requestPostgrest.ts';

const agent = new Agent({ keepAlive: true });
let close: () => void;
afterEach(() => close());
afterAll(() => agent.destroy());

async function ask(serve: RequestListener, method = 'GET') {
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => void server.close().closeAllConnections();
  const { port } = server.address() as AddressInfo;
  const { signal } = new AbortController();
  const question = { agent, port, method, path: '/albums', headers: {}, body: Buffer.from('{}'), signal };
  return requestPostgrest({ ...question, maxAnswerBytes: 1000 });
}

it('receives the whole response before it is read', async () => {
  const answer = await ask((incoming, outgoing) => incoming.pipe(outgoing), 'POST');
  expect([answer.status, Buffer.concat(answer.chunks).toString(), answer.bytes]).toEqual([200, '{}', 2]);
});

it('refuses a response that is longer than allowed', async () => {
  await expect(ask((_incoming, outgoing) => outgoing.end('x'.repeat(1001)))).rejects.toThrow(AnswerTooLarge);
});

it('rejects when the connection breaks during a response', async () => {
  await expect(ask((_incoming, outgoing) => outgoing.write('[', () => outgoing.destroy()))).rejects.toThrow();
});
