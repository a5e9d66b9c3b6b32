import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Minimum bytes per second: the slowest mobile networks have five times as much. */
const LEAST_BYTES_PER_S = 1024;
/** Players stop reading while their buffer is full, and request the rest later. */
const DOWNLOAD_WINDOWS = 3;
const LOOKS_PER_WINDOW = 8;

/** Paths of files of any size: only their rate is limited. */
const TRANSFERS = /^\/storage\/v1\//;

export type SlowClients = {
  /** Watches an exchange until it ends, and closes its connection when the client is too slow. */
  watch: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  stop: () => void;
};

type Exchange = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  isTransfer: boolean;
  sender: Pace;
  reader: Pace;
};

/**
 * Disconnects clients that send or read too slowly, so that they cannot occupy shared resources. A small body must arrive within the
 * window; an upload must send 1 KiB/s in each window, and a reader must read as much, within three windows for storage objects.
 * Time in which the exchange waits for the server does not count.
 * @param windowMs milliseconds
 */
export function createSlowClients(windowMs: number): SlowClients {
  const exchanges = new Set<Exchange>();
  const stepMs = windowMs / LOOKS_PER_WINDOW;
  const look = () => {
    for (const exchange of exchanges) if (isTooSlow(exchange, stepMs, windowMs)) exchange.incoming.socket.destroy();
  };
  const timer = setInterval(look, stepMs).unref();
  return {
    watch: (incoming, outgoing) => {
      const { socket } = incoming;
      const exchange: Exchange = {
        incoming,
        outgoing,
        isTransfer: TRANSFERS.test(incoming.url ?? ''),
        sender: { waitedMs: 0, mark: socket.bytesRead },
        reader: { waitedMs: 0, mark: takenBytes(socket) },
      };
      exchanges.add(exchange);
      outgoing.once('close', () => exchanges.delete(exchange));
    },
    stop: () => clearInterval(timer),
  };
}

function isTooSlow({ incoming, outgoing, isTransfer, sender, reader }: Exchange, stepMs: number, windowMs: number) {
  const { socket } = incoming;
  // A full buffer waits for the service that reads it.
  const awaitsSender = !incoming.complete && incoming.readableLength < incoming.readableHighWaterMark;
  const awaitsReader = outgoing.socket !== null && outgoing.writableLength > 0;
  const readerWindowMs = isTransfer ? DOWNLOAD_WINDOWS * windowMs : windowMs;
  const sends = { isAwaited: awaitsSender, bytes: socket.bytesRead, stepMs, windowMs };
  const reads = { isAwaited: awaitsReader, bytes: takenBytes(socket), stepMs, windowMs: readerWindowMs };
  return (
    fallsBehind(sender, { ...sends, leastBytes: isTransfer ? leastIn(windowMs) : Number.POSITIVE_INFINITY }) ||
    fallsBehind(reader, { ...reads, leastBytes: leastIn(readerWindowMs) })
  );
}

const leastIn = (windowMs: number) => (LEAST_BYTES_PER_S * windowMs) / 1000;

/** How long the client has been waited for, and its bytes at the start of the window. */
export type Pace = { waitedMs: number; mark: number };

type Look = { isAwaited: boolean; bytes: number; stepMs: number; windowMs: number; leastBytes: number };

/** Whether a window has ended in which too few bytes were transferred. Starts the next one. */
export function fallsBehind(pace: Pace, { isAwaited, bytes, stepMs, windowMs, leastBytes }: Look): boolean {
  pace.waitedMs = isAwaited ? pace.waitedMs + stepMs : 0;
  if (isAwaited && pace.waitedMs < windowMs) return false;
  const moved = bytes - pace.mark;
  Object.assign(pace, { waitedMs: 0, mark: bytes });
  return isAwaited && moved < leastBytes;
}

/**
 * Bytes that the operating system accepted for the client. A socket counts complete writes only, and one may be a whole page: its handle
 * also has the pending bytes of a write, which Node's own socket time-out uses too.
 */
function takenBytes(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}
