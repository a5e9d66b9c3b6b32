import {
  answerHeaders,
  corsHeaders,
  preflightHeaders,
  type NodeBindings,
  messageOf,
  warn,
  sendJson,
} from '@fairtone/servers/shared';
import { clusterFolder, type RestProxy } from '@fairtone/servers/supabase';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSlowClients } from './slowClients.ts';
import type { Config } from '../settings/config.ts';
import { isDiskFull } from '../data/freeDiskSpace.ts';
import { drainBody } from './drainBody.ts';
import { createHealthz } from './healthz.ts';
import type { Parts } from '../start/parts.ts';
import { createVisitorLimits } from './visitorLimits.ts';

export type Handlers = { rest: RestProxy; app: () => Hono<NodeBindings> | null };

const API = /^\/(auth|rest|storage|functions)\/v1(\/|\?|$)/;

/** Above the longest URL that a service accepts, so that the service's own refusal is returned. */
const MAX_HEADER_BYTES = 32 * 1024;

/** The public HTTP server: the whole product is served from this origin. */
export function createGatewayServer(config: Config, parts: Parts, handlers: Handlers): Server {
  const serve = createListener(config, handlers);
  const folders = () => [config.dataDir, join(config.dataDir, 'storage'), clusterFolder(config.dataDir)];
  const answerHealthz = createHealthz(parts, {
    isRestAnswering: handlers.rest.isAnswering,
    isDiskFull: () => isDiskFull(folders()),
  });
  const slowClients = createSlowClients(config.clientTimeoutMs);
  const limits = createVisitorLimits(config);
  const server = createServer(serverOptions(config), (incoming, outgoing) => {
    const url = incoming.url ?? '/';
    addHeaders(outgoing, config);
    slowClients.watch(incoming, outgoing);
    if (url === '/healthz' || url.startsWith('/healthz?'))
      return void answerHealthz(outgoing).catch((error: unknown) => answerFault(incoming, outgoing, error));
    if (isPreflight(url, incoming)) return answerPreflight(config, incoming, outgoing);
    if (!limits.admit(incoming, outgoing)) return refuseCrowd(config, incoming, outgoing);
    serve(incoming, outgoing);
  });
  server.on('connection', limits.admitConnection);
  server.on('close', slowClients.stop);
  return withTimes(server, config);
}

/**
 * Serves this process's calls to itself, on a loopback port. It has its own connections to the data API and no limits per
 * visitor, so that webhooks are processed while the public server is under attack.
 */
export function createInsideServer(config: Config, handlers: Handlers): Server {
  const serve = createListener(config, handlers);
  const server = createServer(serverOptions(config), (incoming, outgoing) => {
    addHeaders(outgoing, config);
    serve(incoming, outgoing);
  });
  return withTimes(server, config);
}

/** Routes a request to the service of its path. */
function createListener(config: Config, handlers: Handlers) {
  const fetchApp = (request: Request, bindings: unknown) =>
    handlers.app()?.fetch(request, bindings as NodeBindings['Bindings']) ?? starting();
  const serveApp = getRequestListener(fetchApp, { overrideGlobalObjects: false, autoCleanupIncoming: false });
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const url = incoming.url ?? '/';
    drainBody(incoming, outgoing);
    const serve = /^\/rest\/v1(\/|\?|$)/.test(url) ? handlers.rest.serve : serveApp;
    serve(incoming, outgoing).catch((error: unknown) => answerFault(incoming, outgoing, error));
  };
}

function answerFault({ method, url = '/' }: IncomingMessage, outgoing: ServerResponse, error: unknown): void {
  warn('gateway', `${method} ${url.split('?')[0]}: ${messageOf(error)}`);
  sendJson(outgoing, 500, { message: 'Something went wrong on the server.' });
}

function addHeaders(outgoing: ServerResponse, config: Config): void {
  for (const [name, value] of Object.entries(answerHeaders(config))) outgoing.setHeader(name, value);
}

const serverOptions = ({ clientTimeoutMs }: Config) => ({
  maxHeaderSize: MAX_HEADER_BYTES,
  connectionsCheckingInterval: Math.min(5_000, clientTimeoutMs / 4),
});

function withTimes(server: Server, { clientTimeoutMs }: Config): Server {
  server.keepAliveTimeout = 65_000;
  // Long enough to upload an album master over a slow connection. Slow clients are disconnected long before.
  server.requestTimeout = 30 * 60_000;
  server.headersTimeout = Math.min(15_000, clientTimeoutMs);
  return server;
}

function refuseCrowd(config: Config, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const cors = corsHeaders(incoming.headers.origin, config.allowedOrigins);
  const body = { code: 'too_many_requests', message: 'Too many requests at the same time.' };
  sendJson(outgoing, 429, body, { ...cors, 'retry-after': '1', connection: 'close' });
}

/** Clients of resumable uploads use the same method to ask for the server's capabilities. */
const isPreflight = (url: string, { method, headers }: IncomingMessage) =>
  method === 'OPTIONS' &&
  API.test(url) &&
  (headers['access-control-request-method'] !== undefined || !/^\/storage\/v1\/upload\/resumable/.test(url));

/** A browser that opens the page too early reloads it automatically. */
const starting = () =>
  new Response('Fairtone is starting …', { status: 503, headers: { 'retry-after': '1', refresh: '1' } });

function answerPreflight(config: Config, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const wanted = incoming.headers['access-control-request-headers'];
  outgoing.writeHead(204, preflightHeaders(incoming.headers.origin, config.allowedOrigins, wanted));
  outgoing.end();
}

export function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${config.port} is taken. Set PORT to another one.`) : error);
    });
    server.listen(config.port, config.host, () => resolve());
  });
}

/** A server for this process alone, on a random port. Returns its URL. */
export async function listenInside(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const FINISH_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 50;

/** Refuses new requests and waits for the running ones, while the database and the mail server are still available to them. */
export function finishRequests(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // An idle connection would wait for its next request.
    const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    const patience = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
    server.close(() => {
      clearInterval(look);
      clearTimeout(patience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
