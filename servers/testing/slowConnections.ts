import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type SlowRequest = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** Announced bytes that are never sent; none for a request whose response is not read. */
  missingBytes?: number;
};

export type SlowConnection = {
  /** Settles when the server closes the client's connection. Returns what the server sent. */
  closed: Promise<string>;
  end: () => void;
};

/** A different address for each number, from a range for examples, so that limits per address do not apply. */
const addressOf = (number: number) => `2001:db8:${(number >> 8).toString(16)}:${(number & 255).toString(16)}::1`;

/**
 * Opens connections that send the head of a request and then nothing. For a request without a body, the response is not read.
 * @param first number of the first connection: each has its own forwarded address; when omitted, the address in the headers
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
    // A closed connection may be reported as a reset.
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
