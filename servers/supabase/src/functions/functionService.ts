import { Hono, type Context } from 'hono';

import { type NodeBindings, addressSubject, clientAddress, messageOf, warn } from '@fairtone/servers/shared';
import { limitBody } from '../http/limitBody.ts';
import { bearerOf } from '../keys/apiKey.ts';
import { readSessionToken } from '../keys/sessionToken.ts';
import type { SessionCheck } from '../keys/sessionCheck.ts';
import type { SupabaseSecrets, SupabaseSettings } from '../settings.ts';
import type { EdgeFunction } from './loadFunctions.ts';

type Deps = { config: SupabaseSettings; secrets: SupabaseSecrets; sessions: SessionCheck; functions: EdgeFunction[] };

const MAX_BODY_BYTES = 1_048_576;
const TIMEOUT_MS = 60_000;

/** Runs the edge functions as the hosted runtime would. Mounted at /functions/v1. */
export function createFunctionService(deps: Deps): Hono<NodeBindings> {
  const app = new Hono<NodeBindings>();
  app.use(
    limitBody({
      maxSize: MAX_BODY_BYTES,
      onError: (context) => refuse(context, 413, 'body_too_large', 'The body is too large.'),
    }),
  );
  for (const edgeFunction of deps.functions) {
    app.all(`/${edgeFunction.name}`, async (context) => {
      if (edgeFunction.needsToken && !(await hasToken(deps, context))) {
        return refuse(context, 401, 'unauthorized', 'A valid authorization header is needed.');
      }
      return run(edgeFunction, context, deps);
    });
  }
  app.all('/*', (context) => refuse(context, 404, 'not_found', 'There is no such function.'));
  return app;
}

async function run({ name, handler }: EdgeFunction, context: Context<NodeBindings>, deps: Deps): Promise<Response> {
  try {
    return await Promise.race([handler(await plainRequest(context, deps)), timeout()]);
  } catch (error) {
    if (!context.env.incoming.destroyed) warn('functions', `${name}: ${messageOf(error)}`);
    return refuse(context, 500, 'internal', 'Something went wrong on the server.');
  }
}

/** Creates a standard Request. The forwarded address is the gateway's finding, not the client's claim. */
async function plainRequest(context: Context<NodeBindings>, { config }: Deps): Promise<Request> {
  const { method, url } = context.req;
  const headers = new Headers(context.req.header());
  for (const claimed of [...headers.keys()])
    if (/^(forwarded|x-forwarded-|x-real-ip|cf-connecting-ip|cookie$)/.test(claimed)) headers.delete(claimed);
  headers.set('x-forwarded-for', addressSubject(clientAddress(context.env.incoming, config.auth.trustedProxies)));
  const body = method === 'GET' || method === 'HEAD' ? undefined : await context.req.arrayBuffer();
  return new Request(url, { method, headers, body });
}

async function hasToken({ secrets, sessions }: Deps, context: Context): Promise<boolean> {
  const token = bearerOf(context.req.header('authorization'));
  const claims = token ? await readSessionToken(token, secrets) : null;
  if (!claims) return false;
  return claims.role === 'authenticated'
    ? sessions.isLive(claims.session_id)
    : claims.role === 'anon' || claims.role === 'service_role';
}

function timeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS).unref();
  });
}

const refuse = (context: Context, status: 401 | 404 | 413 | 500, code: string, message: string) =>
  context.json({ error: { code, message } }, status, { 'cache-control': 'no-store' });
