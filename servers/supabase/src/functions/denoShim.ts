import ws from 'ws';
import type { FunctionEnv } from './functionEnv.ts';

export type FunctionHandler = (request: Request) => Response | Promise<Response>;

let captured: FunctionHandler | null = null;

/** The parts of Deno's API that edge functions use. Their environment contains only the given values, not the gateway's. */
export function installDeno(env: FunctionEnv): void {
  const serve = (...args: unknown[]) => {
    captured = args.find((arg): arg is FunctionHandler => typeof arg === 'function') ?? null;
  };
  const deno = {
    serve,
    env: { get: (name: string) => env()[name], toObject: env, has: (name: string) => name in env() },
  };
  Object.assign(globalThis, { Deno: deno });
  // supabase-js reads `WebSocket` when a client is created; Deno has it, Node 20 does not.
  globalThis.WebSocket ??= ws as never;
}

/** Runs a function's index.ts and returns the handler that it passed to `Deno.serve`. Must not run concurrently. */
export async function captureHandler(load: () => Promise<unknown>): Promise<FunctionHandler> {
  captured = null;
  await load();
  if (!captured) throw new Error('it does not call Deno.serve');
  return captured;
}
