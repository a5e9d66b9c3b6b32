import {
  Agent,
  request as openRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { corsHeaders } from '../http/cors.ts';
import { sendJson } from '../http/sendJson.ts';
import { bearerOf, keyRefusal, roleOfKey } from '../keys/apiKey.ts';
import { peekToken } from '../keys/jwt.ts';
import type { SessionCheck } from '../keys/sessionCheck.ts';
import type { Config } from '../process/config.ts';
import type { Secrets } from '../process/secrets.ts';
import { BodyTooLarge, capped } from './cappedBody.ts';

export type Upstream = { port: number; sessions: SessionCheck };

const PREFIX = '/rest/v1';
const MAX_BODY_BYTES = 1_048_576;
const MAX_URL_LENGTH = 16_384;
/** Shorter than PostgREST keeps an idle connection: a request must not meet one that is just being closed. */
const IDLE_SOCKET_MS = 20_000;

/** Everything else (cookies, X-Forwarded-*, Forwarded, Host) is the sender's claim and stops here. */
const FORWARDED = [
  'accept',
  'accept-profile',
  'accept-encoding',
  'content-profile',
  'content-type',
  'content-length',
  'prefer',
  'range',
  'range-unit',
  'if-none-match',
];
const DROPPED_FROM_ANSWER = new Set(['connection', 'keep-alive', 'transfer-encoding', 'server', 'date']);

/** Passes /rest/v1 on to PostgREST as a stream, after the api key was checked. */
export function createRestProxy(config: Config, secrets: Secrets, upstreamOf: () => Upstream | null) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: IDLE_SOCKET_MS });
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const cors = corsHeaders(incoming.headers.origin, config.allowedOrigins);
    const url = new URL(incoming.url ?? '/', 'http://gateway');
    const key = headerOf(incoming, 'apikey') ?? url.searchParams.get('apikey');
    const upstream = upstreamOf();
    if (!roleOfKey(key, secrets)) return sendJson(outgoing, 401, keyRefusal(key), cors);
    if (!upstream)
      return sendJson(
        outgoing,
        503,
        { message: 'The data service is starting.', code: 'PGRST000' },
        { ...cors, 'retry-after': '1' },
      );
    if ((incoming.url ?? '').length > MAX_URL_LENGTH)
      return sendJson(outgoing, 414, { message: 'The address is too long.' }, cors);
    if (Number(incoming.headers['content-length']) > MAX_BODY_BYTES) return refuseBody(outgoing, cors);

    if (!(await isUsable(headerOf(incoming, 'authorization'), upstream.sessions))) {
      return sendJson(
        outgoing,
        401,
        { message: 'The session has ended or its token is not valid.', code: 'PGRST301', details: null, hint: null },
        cors,
      );
    }

    url.searchParams.delete('apikey');
    const passedOn = openRequest(
      {
        agent,
        host: '127.0.0.1',
        port: upstream.port,
        method: incoming.method,
        path: pathOf(incoming.url ?? '/', url),
        headers: headersFor(incoming, key!),
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, { ...answerHeaders(answer), ...cors });
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      },
    );
    passedOn.on('error', () =>
      sendJson(outgoing, 503, { message: 'The data service does not answer.', code: 'PGRST000' }, cors),
    );
    outgoing.on('close', () => passedOn.destroy());
    const body = capped(MAX_BODY_BYTES);
    body.on('error', (error) => {
      passedOn.destroy();
      if (error instanceof BodyTooLarge) refuseBody(outgoing, cors);
    });
    incoming.pipe(body).pipe(passedOn);
  };
}

/**
 * PostgREST checks signature and time. It would take any HMAC algorithm, and it cannot know that the person has signed
 * out since.
 */
async function isUsable(authorization: string | null, sessions: SessionCheck): Promise<boolean> {
  const token = bearerOf(authorization);
  if (!token) return true;
  const { algorithm, claims } = peekToken(token);
  return algorithm === 'HS256' && (claims.session_id === undefined || sessions.isLive(claims.session_id));
}

/** Keeps the query exactly as it was sent: PostgREST's operators do not survive being encoded again. */
function pathOf(raw: string, url: URL): string {
  const path = raw.slice(PREFIX.length) || '/';
  if (!/[?&]apikey=/.test(path)) return path;
  return url.pathname.slice(PREFIX.length) + (url.search || '');
}

function headersFor(incoming: IncomingMessage, key: string): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { authorization: headerOf(incoming, 'authorization') ?? `Bearer ${key}` };
  for (const name of FORWARDED) {
    const value = headerOf(incoming, name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

function answerHeaders(answer: IncomingMessage): OutgoingHttpHeaders {
  const kept = Object.entries(answer.headers).filter(([name]) => !DROPPED_FROM_ANSWER.has(name));
  return { ...Object.fromEntries(kept), 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
}

function refuseBody(outgoing: ServerResponse, cors: Record<string, string>): void {
  sendJson(outgoing, 413, { message: `The body may hold ${MAX_BODY_BYTES} bytes.` }, cors);
}

function headerOf(incoming: IncomingMessage, name: string): string | null {
  const value = incoming.headers[name];
  return typeof value === 'string' ? value : null;
}
