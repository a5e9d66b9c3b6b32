import type { Fault } from '@fairtone/contracts/scene';

export const SLOW_MS = 3_000;

interface FetchOptions {
  /** Called for each request, so that a change takes effect at once. */
  faults: () => readonly Fault[];
  /** Called for every request to the backend, with `METHOD path?query`. */
  onRequest?: (name: string) => void;
}

const SERVICES = /^\/(rest|auth|storage|functions)\/v1\//;

const refusal = (status: number, code: string) =>
  Response.json({ code, message: code, error: { code, message: code } }, { status });

/**
 * Adds faults between the page and the network.
 * @returns a function that removes them
 */
export function installFetch({ faults, onRequest }: FetchOptions): () => void {
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (!SERVICES.test(pathname)) return network(input, init);
    const name = `${request.method} ${pathname}`;
    onRequest?.(name + search);
    const fault = faults().find(({ match }) => isMeant(match, name, search));
    if (fault?.kind === 'slow') await pause(SLOW_MS, request.signal);
    if (fault?.kind === 'offline') throw new TypeError('Failed to fetch');
    if (fault?.kind === 'error') return refusal(500, 'fault_error');
    if (fault?.kind === 'busy') return refusal(429, 'too_many_requests');
    return network(input, init);
  };
  return () => {
    globalThis.fetch = network;
  };
}

/** Names of functions begin alike, so the name of one request is compared as a whole. */
function isMeant(match: string, name: string, search: string): boolean {
  if (match.includes('?')) return `${name}${search}`.includes(match);
  return /^[A-Z]+ \//.test(match) ? name === match : name.includes(match);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
