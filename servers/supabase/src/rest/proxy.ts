import { corsHeaders, sendJson } from '@fairtone/servers/shared';
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import { isNestedDeeper } from '../http/jsonDepth.ts';
import { readUpTo, SenderGone } from '../http/readUpTo.ts';
import { bearerOf, keyRefusal, roleOfKey, tokenOfRole } from '../keys/apiKey.ts';
import { peekToken } from '../keys/jwt.ts';
import type { SessionCheck } from '../keys/sessionCheck.ts';
import type { TokenKeys } from '../keys/tokenKeys.ts';
import type { SupabaseSecrets, SupabaseSettings } from '../settings.ts';
import { AnswerTooLarge, requestPostgrest, type RestAnswer } from './requestPostgrest.ts';
import { bareWriteRefusal } from './bareWrites.ts';
import { filterRefusal } from './filterLimits.ts';
import { createResponseBudget } from './responseBudget.ts';
import {
  DEEP_BODY,
  LONG_ADDRESS,
  NO_ASCII,
  NO_TEXT,
  refuse,
  SESSION_ENDED,
  SILENT,
  STARTING,
  tooLargeAnswer,
  tooLargeBody,
  type RestRefusal,
} from './refusals.ts';
import { selectRefusal } from './selectLimits.ts';

export type Upstream = { port: number; sessions: SessionCheck; tokenKeys: TokenKeys };

const PREFIX = '/rest/v1';
const MAX_BODY_BYTES = 1_048_576;
const TOO_LARGE = tooLargeBody(MAX_BODY_BYTES);
/** Largest response: a thousand rows of the product's widest list are a tenth of it. */
const MAX_ANSWER_BYTES = 8 * 1_048_576;
const TOO_MUCH = tooLargeAnswer(MAX_ANSWER_BYTES);
const HELD_BYTES = 16 * MAX_ANSWER_BYTES;
const CONNECTIONS = 64;
/** As long as PostgREST itself waits for a database connection. */
const ANSWERS_WITHIN_MS = 10_000;
/** A public, short path that reads from the database. */
const PROBE = '/genres?select=name&limit=1';
const MAX_URL_LENGTH = 16_384;
/** Shorter than PostgREST's keep-alive, so that a request does not meet a closing connection. */
const IDLE_SOCKET_MS = 20_000;

/** Headers that are forwarded. All others (cookies, X-Forwarded-*, Forwarded, Host) are claims of the client and are dropped. */
const FORWARDED = [
  'accept',
  'accept-profile',
  'accept-encoding',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'range-unit',
  'if-none-match',
];
const DROPPED_FROM_ANSWER = new Set(['connection', 'keep-alive', 'transfer-encoding', 'server', 'date']);

export type RestProxy = {
  serve: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  /** Whether PostgREST answers on this proxy's connections; false while it starts. */
  isAnswering: () => Promise<boolean>;
};

/**
 * Forwards /rest/v1 to PostgREST after checking the API key. A connection to PostgREST is used only after the whole body has arrived,
 * and until the response has arrived, so that slow visitors cannot occupy it. Each proxy has its own connections.
 */
export function createRestProxy(
  config: SupabaseSettings,
  secrets: SupabaseSecrets,
  upstreamOf: () => Upstream | null,
): RestProxy {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, timeout: IDLE_SOCKET_MS });
  const held = createResponseBudget(HELD_BYTES);

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const cors = corsHeaders(incoming.headers.origin, config.allowedOrigins);
    const url = new URL(incoming.url ?? '/', 'http://gateway');
    const key = headerOf(incoming, 'apikey') ?? url.searchParams.get('apikey');
    const upstream = upstreamOf();
    const [authorization, userAgent] = [headerOf(incoming, 'authorization'), headerOf(incoming, 'user-agent')];
    const refusedKey = keyRefusal({ apikey: key, authorization, userAgent }, secrets);
    if (refusedKey) return sendJson(outgoing, 401, refusedKey, cors);
    // supabase-js sends the key as the bearer too when nobody is signed in.
    const token = bearerOf(authorization) === key ? null : authorization;
    if (!upstream) return refuse(outgoing, STARTING, cors);
    const excess = refusalOf(incoming, url);
    if (excess) return refuse(outgoing, excess, cors);
    if (!(await isUsable(token, upstream))) {
      return refuse(outgoing, SESSION_ENDED, cors);
    }
    url.searchParams.delete('apikey');
    try {
      const body = await readUpTo(MAX_BODY_BYTES, incoming);
      if (!body) return refuse(outgoing, TOO_LARGE, cors);
      if (isJson(incoming) && isNestedDeeper(body.toString('utf8'))) return refuse(outgoing, DEEP_BODY, cors);
      const [method, path] = [incoming.method ?? 'GET', pathOf(incoming.url ?? '/', url)];
      const bare = bareWriteRefusal({ method, path, parameters: url.searchParams, body: body.toString('utf8') });
      if (bare) return refuse(outgoing, bare, cors);
      const answer = await requestPostgrest({
        agent,
        port: upstream.port,
        method,
        path,
        headers: headersFor(incoming, token ?? `Bearer ${tokenOfRole(roleOfKey(key, secrets)!, secrets)}`),
        body,
        maxAnswerBytes: MAX_ANSWER_BYTES,
        signal: goneSignal(outgoing),
      });
      if (!outgoing.closed) pass(answer, outgoing, cors);
    } catch (error) {
      if (error instanceof SenderGone || outgoing.closed) return;
      refuse(outgoing, error instanceof AnswerTooLarge ? TOO_MUCH : SILENT, cors);
    }
  }

  function pass(
    { status, headers, chunks, bytes }: RestAnswer,
    outgoing: ServerResponse,
    cors: Record<string, string>,
  ) {
    const length = bytes > 0 ? { 'content-length': bytes } : {};
    outgoing.writeHead(status, { ...answerHeaders(headers), ...length, ...cors });
    held.hold(outgoing, bytes);
    // Sent in chunks, so that the client's reading speed can be measured.
    Readable.from(chunks).pipe(outgoing);
  }

  async function isAnswering(): Promise<boolean> {
    const upstream = upstreamOf();
    if (!upstream) return false;
    const headers = { authorization: `Bearer ${secrets.anonKey}` };
    const question = { agent, port: upstream.port, method: 'GET', path: PROBE, headers, body: Buffer.alloc(0) };
    const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
    return requestPostgrest({ ...question, maxAnswerBytes: MAX_ANSWER_BYTES, signal }).then(
      ({ status }) => status < 500,
      () => false,
    );
  }

  return { serve, isAnswering };
}

/** Checks that need only the request's head. */
function refusalOf(incoming: IncomingMessage, url: URL): RestRefusal | null {
  if ((incoming.url ?? '').length > MAX_URL_LENGTH) return LONG_ADDRESS;
  if (!isText(incoming.url ?? '')) return NO_TEXT;
  if (Number(incoming.headers['content-length']) > MAX_BODY_BYTES) return TOO_LARGE;
  if (!FORWARDED.every((name) => isAscii(headerOf(incoming, name)))) return NO_ASCII;
  return url.searchParams.getAll('select').map(selectRefusal).find(Boolean) ?? filterRefusal(url.searchParams);
}

/** PostgREST reads headers as UTF-8 and answers other bytes with a 500. */
const isAscii = (text: string | null) => text === null || /^[\t\x20-\x7e]*$/.test(text);

/** PostgREST treats a body without a content type as JSON. */
const isJson = (incoming: IncomingMessage) => /json|^$/i.test(headerOf(incoming, 'content-type') ?? '');

/** Aborted when the visitor's connection closes. */
function goneSignal(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  if (outgoing.closed) gone.abort();
  return gone.signal;
}

/**
 * PostgREST checks signature and expiry. It would accept other algorithms, learns of a removed key later, and does not know whether the
 * person has signed out since.
 */
async function isUsable(authorization: string | null, { sessions, tokenKeys }: Upstream): Promise<boolean> {
  if (!isAscii(authorization)) return false;
  const token = bearerOf(authorization);
  if (!token) return true;
  if (!(await tokenKeys.isKnown(token))) return false;
  const { claims } = peekToken(token);
  return claims.session_id === undefined || sessions.isLive(claims.session_id);
}

/** Postgres cannot store NUL, and PostgREST answers broken UTF-8 with a 500. */
function isText(rawUrl: string): boolean {
  try {
    return !decodeURIComponent(rawUrl).includes('\0');
  } catch {
    return false;
  }
}

/** Forwards the query exactly as it was sent: re-encoding would break PostgREST's operators. */
function pathOf(raw: string, url: URL): string {
  const path = raw.slice(PREFIX.length) || '/';
  if (!/[?&]apikey=/.test(path)) return path;
  return url.pathname.slice(PREFIX.length) + (url.search || '');
}

function headersFor(incoming: IncomingMessage, authorization: string): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { authorization };
  for (const name of FORWARDED) {
    const value = headerOf(incoming, name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !DROPPED_FROM_ANSWER.has(name));
  return { ...Object.fromEntries(kept), 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
}

function headerOf(incoming: IncomingMessage, name: string): string | null {
  const value = incoming.headers[name];
  return typeof value === 'string' ? value : null;
}
