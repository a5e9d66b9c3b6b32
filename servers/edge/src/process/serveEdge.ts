import { answerHeaders, messageOf, type NodeBindings } from '@fairtone/servers/shared';
import { getRequestListener } from '@hono/node-server';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMetrics } from '../observe/metrics.ts';
import { observeRequests } from '../observe/observeRequests.ts';
import type { EdgeSettings } from '../settings.ts';
import { startEdge } from '../startEdge.ts';

/** Time-out in ms: requests to an edge are short. */
const REQUEST_WITHIN_MS = 30_000;

interface Place {
  host: string;
  port: number;
  /** Port of `/metrics`; null: there are none. */
  metricsPort: number | null;
  /** How long `/readyz` answers 503 before the edge takes no more requests, in ms: a balancer needs the time to leave it out. */
  drainMs: number;
  /** Takes one line for each request. */
  write: (line: string) => void;
}

/**
 * Serves an edge on a port of its own. `/healthz` says that the process lives, `/readyz` whether a balancer should send visitors.
 * @returns a function that stops it after the open responses
 * @throws Error when a port is taken
 */
export async function serveEdge(settings: EdgeSettings, place: Place): Promise<() => Promise<void>> {
  const edge = startEdge(settings);
  const metrics = createMetrics();
  let isStopping = false;
  const answer = getRequestListener(
    (request, bindings) => edge.app.fetch(request, bindings as NodeBindings['Bindings']),
    { overrideGlobalObjects: false },
  );
  const headers = Object.entries(answerHeaders(settings));
  const pages = observeRequests(
    (incoming, outgoing) => {
      for (const [name, value] of headers) outgoing.setHeader(name, value);
      void answer(incoming, outgoing);
    },
    { metrics, write: place.write },
  );
  // Probes ask every few seconds: they are neither logged nor counted.
  const server = await listen(place.host, place.port, (incoming, outgoing) => {
    if (incoming.url === '/healthz') outgoing.writeHead(200).end('ok\n');
    else if (incoming.url === '/readyz') void answerReady(outgoing);
    else pages(incoming, outgoing);
  });
  server.requestTimeout = REQUEST_WITHIN_MS;

  async function answerReady(outgoing: ServerResponse): Promise<void> {
    const fault = isStopping ? 'stopping' : await edge.fault().catch(messageOf);
    outgoing.writeHead(fault ? 503 : 200).end(`${fault ?? 'ready'}\n`);
  }

  const metricsServer =
    place.metricsPort === null
      ? null
      : await listen(place.host, place.metricsPort, (incoming, outgoing) => {
          if (incoming.url !== '/metrics') return void outgoing.writeHead(404).end();
          void metrics
            .text()
            .then((text) => outgoing.writeHead(200, { 'content-type': metrics.contentType }).end(text));
        });

  return async () => {
    isStopping = true;
    await sleep(place.drainMs);
    await Promise.all([close(server), metricsServer && close(metricsServer)]);
    await edge.stop();
  };
}

async function listen(host: string, port: number, listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return server;
}

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
