import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type SlowRequest = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** Bytes that are announced and never sent; none for a request whose answer is not read. */
  missingBytes?: number;
};

export type SlowConnection = {
  /** Settles when the server closes the connection of a sender. Gives what it said until then. */
  closed: Promise<string>;
  end: () => void;
};

/** Each number another address, of the range for examples: what is limited by address is not limited here. */
const addressOf = (number: number) => `2001:db8:${(number >> 8).toString(16)}:${(number & 255).toString(16)}::1`;

/**
 * Opens connections that send the head of a request and then nothing. Those of a request without a body do not read the answer.
 * @param first number of the first connection: each is forwarded for an address of its own; without it, for that of the headers
 */
export async function openSlow(
  url: string,
  { method, path, headers = {}, missingBytes = 0 }: SlowRequest,
  { count, first }: { count: number; first?: number },
): Promise<SlowConnection[]> {
  const { hostname, port } = new URL(url);
  const isSender = missingBytes > 0;
  const open = async (_: unknown, number: number) => {
    const all = {
      host: `${hostname}:${port}`,
      ...(first !== undefined && { 'x-forwarded-for': addressOf(first + number) }),
      ...(isSender && { 'content-length': String(missingBytes) }),
      ...headers,
    };
    const socket = connect(Number(port), hostname);
    // To be cut may look like a reset.
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const head = Object.entries(all).map((pair) => pair.join(': '));
    socket.write([`${method} ${path} HTTP/1.1`, ...head, '', ''].join('\r\n'));
    const closed = isSender ? textUntilClosed(socket) : new Promise<string>(() => undefined);
    return { closed, end: () => void socket.destroy() };
  };
  return Promise.all(Array.from({ length: count }, open));
}

function textUntilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => socket.once('close', () => resolve(text)));
}
