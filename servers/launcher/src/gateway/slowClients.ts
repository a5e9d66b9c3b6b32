import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A line of the slowest mobile networks carries five times as much. */
const LEAST_BYTES_PER_S = 1024;
/** Players stop reading while they have enough; they come back for the rest by themselves. */
const DOWNLOAD_WINDOWS = 3;
const LOOKS_PER_WINDOW = 8;

/** Files of any size come and go here: only their pace is judged. */
const TRANSFERS = /^\/storage\/v1\//;

export type SlowClients = {
  /** Looks at an exchange until it is over, and closes its connection when the other side is too slow. */
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
 * Disconnects clients that send or read too slowly, so that they cannot hold what others need. A small body must arrive within the
 * window; an upload must bring 1 KiB/s in each window, and a reader must take as much, in three windows where it is an object of the storage.
 * Time in which the server itself is what the exchange waits for does not count.
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

/** How long one side has been waited for, and where it stood when the window began. */
export type Pace = { waitedMs: number; mark: number };

type Look = { isAwaited: boolean; bytes: number; stepMs: number; windowMs: number; leastBytes: number };

/** Whether a window is over in which fewer bytes went through than should have. Begins the next one. */
export function fallsBehind(pace: Pace, { isAwaited, bytes, stepMs, windowMs, leastBytes }: Look): boolean {
  pace.waitedMs = isAwaited ? pace.waitedMs + stepMs : 0;
  if (isAwaited && pace.waitedMs < windowMs) return false;
  const moved = bytes - pace.mark;
  Object.assign(pace, { waitedMs: 0, mark: bytes });
  return isAwaited && moved < leastBytes;
}

/**
 * Bytes that the operating system accepted for the client. A socket counts whole writes only, and one write may be a whole page: its handle
 * also has the bytes of it that still wait, which Node's own socket time-out reads too.
 */
function takenBytes(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}
