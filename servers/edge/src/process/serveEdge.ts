import { answerHeaders, type NodeBindings } from '@fairtone/servers/shared';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import type { EdgeSettings } from '../settings.ts';
import { startEdge } from '../startEdge.ts';

/** Time-out in ms: requests to an edge are short. */
const REQUEST_WITHIN_MS = 30_000;

/**
 * Serves an edge on a port of its own.
 * @returns a function that stops it after the open responses
 * @throws Error when the port is taken
 */
export async function serveEdge(settings: EdgeSettings, host: string, port: number): Promise<() => Promise<void>> {
  const edge = startEdge(settings);
  const answer = getRequestListener(
    (request, bindings) => edge.app.fetch(request, bindings as NodeBindings['Bindings']),
    { overrideGlobalObjects: false },
  );
  const server = createServer((incoming, outgoing) => {
    for (const [name, value] of Object.entries(answerHeaders(settings))) outgoing.setHeader(name, value);
    void answer(incoming, outgoing);
  });
  server.requestTimeout = REQUEST_WITHIN_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    await edge.stop();
  };
}
