import type { IncomingMessage } from 'node:http';

/**
 * Reads a request's body into memory.
 * @returns the body, or null when it has more than `maxBytes`: the rest stays in the stream, which remains open, because the
 * refusal must still be sent
 * @throws Error when the client disconnects before the end
 */
export function readUpTo(maxBytes: number, incoming: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    // A closed stream emits no more events.
    if (incoming.destroyed && !incoming.readableEnded) return reject(new SenderGone());
    const chunks: Buffer[] = [];
    let bytes = 0;
    const finish = (body: Buffer | null) => {
      incoming.off('data', take);
      resolve(body);
    };
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes) finish(null);
    };
    incoming.on('data', take);
    incoming.once('end', () => finish(Buffer.concat(chunks)));
    incoming.once('error', reject);
    incoming.once('close', () => reject(new SenderGone()));
  });
}

export class SenderGone extends Error {
  override message = 'The sender went away.';
}
