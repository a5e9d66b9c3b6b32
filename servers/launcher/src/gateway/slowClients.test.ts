/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createSlowClients, fallsBehind, type Pace } from './slowClients.ts';

const WINDOW_MS = 40;

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A client of a watched server that sends this text, and then neither sends nor reads. */
async function openTo(serve: (outgoing: ServerResponse) => void, text: string): Promise<{ closed: Promise<unknown> }> {
  const slowClients = createSlowClients(WINDOW_MS);
  const server = createServer((incoming, outgoing) => {
    slowClients.watch(incoming, outgoing);
    serve(outgoing);
  }).listen(0, '127.0.0.1');
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1', () => client.write(text));
  client.on('error', () => undefined);
  ends.push(
    slowClients.stop,
    () => client.destroy(),
    () => server.close(),
  );
  const [socket] = await accepted;
  return { closed: once(socket, 'close') };
}

describe('a slow client', () => {
  it.each([
    ['a body that does not arrive', '/rest/v1/albums', () => undefined],
    ['an upload that does not arrive', '/storage/v1/object/avatars/a.jpg', () => undefined],
  ])('loses its connection for %s', async (_what, path, serve) => {
    const { closed } = await openTo(serve, `POST ${path} HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 100\r\n\r\n{`);
    await closed;
  });

  it.each(['/', '/storage/v1/object/public/avatars/a.jpg'])(
    'loses its connection when it does not read %s',
    async (path) => {
      const large = Buffer.alloc(16_000_000);
      const { closed } = await openTo(
        (outgoing) => outgoing.end(large),
        `GET ${path} HTTP/1.1\r\nhost: shop.test\r\n\r\n`,
      );
      await closed;
    },
  );

  it('is one that sends less than a kilobyte per second', () => {
    const look = { isAwaited: true, stepMs: 500, windowMs: 1000, leastBytes: 1024 };
    const run = (bytes: number[], isAwaited = true) => {
      const pace: Pace = { waitedMs: 0, mark: 0 };
      return bytes.map((sum) => fallsBehind(pace, { ...look, isAwaited, bytes: sum }));
    };
    expect(run([1000, 1024, 1500, 2048])).toEqual([false, false, false, false]);
    expect(run([1000, 1024, 1500, 2047])).toEqual([false, false, false, true]);
    expect(run([0, 0, 0, 0], false)).toEqual([false, false, false, false]);
  });
});
