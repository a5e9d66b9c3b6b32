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
import { LONG_ADDRESS, NO_TEXT, refuse, SESSION_ENDED, SILENT, STARTING, tooLargeBody } from './refusals.ts';
import { selectRefusal } from './selectCaps.ts';

export type Upstream = { port: number; sessions: SessionCheck };

const PREFIX = '/rest/v1';
const MAX_BODY_BYTES = 1_048_576;
const TOO_LARGE = tooLargeBody(MAX_BODY_BYTES);
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
    if (!upstream) return refuse(outgoing, STARTING, cors);
    if ((incoming.url ?? '').length > MAX_URL_LENGTH) return refuse(outgoing, LONG_ADDRESS, cors);
    if (!isText(incoming.url ?? '')) return refuse(outgoing, NO_TEXT, cors);
    if (Number(incoming.headers['content-length']) > MAX_BODY_BYTES) return refuse(outgoing, TOO_LARGE, cors);
    const excess = url.searchParams.getAll('select').map(selectRefusal).find(Boolean);
    if (excess) return refuse(outgoing, excess, cors);
    if (!(await isUsable(headerOf(incoming, 'authorization'), upstream.sessions))) {
      return refuse(outgoing, SESSION_ENDED, cors);
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
    passedOn.on('error', () => refuse(outgoing, SILENT, cors));
    outgoing.on('close', () => passedOn.destroy());
    const body = capped(MAX_BODY_BYTES);
    body.on('error', (error) => {
      passedOn.destroy();
      if (error instanceof BodyTooLarge) refuse(outgoing, TOO_LARGE, cors);
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

/** Postgres holds no NUL, and PostgREST answers broken UTF-8 as a fault of its own. */
function isText(rawUrl: string): boolean {
  try {
    return !decodeURIComponent(rawUrl).includes('\0');
  } catch {
    return false;
  }
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

function headerOf(incoming: IncomingMessage, name: string): string | null {
  const value = incoming.headers[name];
  return typeof value === 'string' ? value : null;
}
