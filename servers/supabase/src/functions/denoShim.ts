import ws from 'ws';

export type FunctionHandler = (request: Request) => Response | Promise<Response>;

let captured: FunctionHandler | null = null;

/** The two corners of Deno that edge functions touch. Their environment holds what is given here and nothing of the gateway's. */
export function installDeno(env: Record<string, string>): void {
  const serve = (...args: unknown[]) => {
    captured = args.find((arg): arg is FunctionHandler => typeof arg === 'function') ?? null;
  };
  const deno = {
    serve,
    env: { get: (name: string) => env[name], toObject: () => ({ ...env }), has: (name: string) => name in env },
  };
  Object.assign(globalThis, { Deno: deno });
  // supabase-js looks for it as soon as a client is made; Deno has it, Node 20 has not.
  globalThis.WebSocket ??= ws as never;
}

/** Runs a function's index.ts and returns what it handed to `Deno.serve`. One at a time. */
export async function captureHandler(load: () => Promise<unknown>): Promise<FunctionHandler> {
  captured = null;
  await load();
  if (!captured) throw new Error('it does not call Deno.serve');
  return captured;
}
