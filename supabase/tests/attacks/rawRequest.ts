import { request } from 'node:http';
import { sharedBackend } from '../../../servers/testing/clients.ts';

/** Sends a path or a body unchanged, with the service's key: fetch would normalise both. */
export function rawRequest(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Uint8Array | string,
) {
  const backend = sharedBackend();
  const { hostname, port } = new URL(backend.url);
  const key = { apikey: backend.serviceKey, authorization: `Bearer ${backend.serviceKey}` };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers: { ...key, ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode!, text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
