import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 10_000;

/**
 * Keeps reading the body after a response (a refusal) was sent early: closing at once would reset the connection,
 * and the client would never get the response. A client that sends for too long is disconnected.
 */
export function drainBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.complete || incoming.destroyed) return;
    let bytes = 0;
    const timer = setTimeout(() => incoming.destroy(), MAX_MS).unref();
    // An opened but unread web stream pauses the body with every chunk; an abandoned
    // iterator stops it completely.
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
