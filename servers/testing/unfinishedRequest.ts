import { once } from 'node:events';
import { request, type OutgoingHttpHeaders } from 'node:http';

export type UnfinishedRequest = {
  /** Sends the rest of the body and returns the response. */
  finish: () => Promise<{ status: number; text: string }>;
  /** Settles when the server responds or closes the connection. */
  answer: Promise<{ status: number; text: string }>;
};

/** An unfinished request: the server has its head and half of its body, and waits for the rest. */
export async function startUnfinishedRequest(
  url: string,
  method: string,
  headers: OutgoingHttpHeaders,
  body: Uint8Array,
): Promise<UnfinishedRequest> {
  const outgoing = request(url, {
    method,
    headers: { ...headers, 'content-length': body.length, expect: '100-continue' },
  });
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
      incoming.on('end', () => resolve({ status: incoming.statusCode!, text }));
      incoming.on('error', reject);
    });
  });
  // Awaiting this promise may start late, so a rejection must not count as unhandled.
  answer.catch(() => undefined);
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  const half = Math.floor(body.length / 2);
  outgoing.write(body.subarray(0, half));
  return {
    answer,
    finish: () => {
      outgoing.end(body.subarray(half));
      return answer;
    },
  };
}
