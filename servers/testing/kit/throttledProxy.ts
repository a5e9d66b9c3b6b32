import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy between a client and the product whose speed can be limited and which can be cut. */
export interface ThrottledProxy {
  /** URL of the proxy. */
  url: string;
  /** Sets the target. */
  connectTo: (url: string) => void;
  /** Bytes uploaded to the product since the last `count`. */
  sentBytes: () => number;
  count: () => void;
  /** Limits uploads to this many bytes per second. */
  limit: (bytesPerSecond: number) => void;
  /** Cuts the connection after this many more uploaded bytes; resolves when it is cut. */
  cutAfter: (bytes: number) => Promise<void>;
  mend: () => void;
  close: () => Promise<void>;
}

export async function openThrottledProxy(): Promise<ThrottledProxy> {
  const sockets = new Set<Socket>();
  let target: URL | null = null;
  let sent = 0;
  let bytesPerSecond = Infinity;
  let isCut = false;
  let wish: { at: number; done: () => void } | null = null;

  function cut() {
    isCut = true;
    for (const socket of sockets) socket.destroy();
    wish?.done();
    wish = null;
  }

  function forward(browser: Socket, product: Socket) {
    browser.on('data', (bytes: Buffer) => {
      const room = wish ? Math.max(0, wish.at - sent) : bytes.length;
      const going = bytes.subarray(0, room);
      sent += going.length;
      product.write(going);
      if (wish && sent >= wish.at) {
        // Bytes that were accepted must be delivered before the connection is closed.
        setTimeout(cut, 50);
        browser.pause();
        return;
      }
      if (bytesPerSecond === Infinity) return;
      browser.pause();
      setTimeout(() => browser.resume(), (bytes.length / bytesPerSecond) * 1000);
    });
    product.pipe(browser);
  }

  const server = createServer((browser) => {
    if (isCut || !target) return void browser.destroy();
    const product = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [browser, product],
      [product, browser],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    forward(browser, product);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connectTo: (url) => void (target = new URL(url)),
    sentBytes: () => sent,
    count: () => void (sent = 0),
    limit: (rate) => void (bytesPerSecond = rate),
    cutAfter: (bytes) => new Promise((done) => (wish = { at: sent + Math.round(bytes), done })),
    mend: () => void (isCut = false),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
