import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 10_000;

/**
 * Reads on when an answer (a refusal) was sent before the body had arrived: closing at once would reset the connection,
 * and the sender would never see the answer. A sender that goes on for too long is cut off.
 */
export function drainRest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.complete || incoming.destroyed) return;
    let bytes = 0;
    const timer = setTimeout(() => incoming.destroy(), MAX_MS).unref();
    // A web stream that was opened over the body and never read pauses it with every chunk; an iterator that was left in the
    // middle holds it back altogether.
    for (const event of ['data', 'readable']) incoming.removeAllListeners(event);
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) incoming.destroy();
    });
    incoming.once('close', () => clearTimeout(timer));
    incoming.once('end', () => clearTimeout(timer));
    incoming.resume();
  });
}
