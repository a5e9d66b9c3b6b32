import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sharedBackend } from '../../../servers/testing/clients.ts';

/** A line to the backend that counts what is sent and can be cut. */
export async function line() {
  const { hostname, port } = new URL(sharedBackend().url);
  const open = new Set<Socket>();
  let sentBytes = 0;
  let cutAt = Infinity;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => [client, upstream].forEach((each) => each.destroy()));
    }
    client.on('data', (bytes: Buffer) => {
      sentBytes += bytes.length;
      if (sentBytes > cutAt) for (const socket of open) socket.destroy();
    });
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sentBytes: () => sentBytes,
    cutAfter: (bytes: number) => (cutAt = bytes),
    mend: () => {
      cutAt = Infinity;
      sentBytes = 0;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
