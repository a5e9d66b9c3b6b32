import { setConfig } from '@fairtone/platform';

/** A request as a handler receives it. */
export interface StubbedRequest {
  url: URL;
  body: unknown;
  headers: Headers;
}

type Answer = unknown;
type Handler = Answer | ((request: StubbedRequest) => Answer | Promise<Answer>);

const BASE = 'http://localhost';

/**
 * Answers the page's requests in a test, by method and path. A handler gives data (answered as JSON), a `Response`, or
 * throws (the network is down). A request without a handler fails the call with its name.
 * @example
 * const backend = stubBackend({ 'GET /rest/v1/orders': () => [order], 'POST /functions/v1/create-payment': refusal(409, 'already_owned') });
 * expect(backend.requests('POST /functions/v1/create-payment')).toHaveLength(1);
 */
export function stubBackend(handlers: Record<string, Handler>) {
  const seen: (StubbedRequest & { name: string })[] = [];
  setConfig({
    siteUrl: BASE,
    supabaseUrl: BASE,
    supabaseAnonKey: 'anon',
    stripePublishableKey: null,
    demoAccounts: null,
    emailConfirmation: false,
    phoneLogin: false,
    paymentsTestMode: true,
    testPaymentsUrl: 'http://127.0.0.1:4201',
    qa: null,
  });

  const stub = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, BASE);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const name = `${method} ${url.pathname}`;
    const request = { name, url, body: parseBody(init?.body), headers: new Headers(init?.headers) };
    seen.push(request);
    if (!(name in handlers)) throw new TypeError(`The stubbed backend knows no ${name}`);
    const handler = handlers[name];
    const answer: Answer =
      typeof handler === 'function' ? await (handler as (r: StubbedRequest) => Answer)(request) : handler;
    return answer instanceof Response ? answer.clone() : Response.json(answer ?? null);
  });

  return {
    /** Replaces or adds handlers while the test runs. */
    use: (more: Record<string, Handler>) => void Object.assign(handlers, more),
    /** The requests of one method and path so far. */
    requests: (name: string) => seen.filter((request) => request.name === name),
    restore: () => stub.mockRestore(),
  };
}

/** Response of an edge function that refuses a request. */
export function refusal(status: number, code: string): Response {
  return Response.json({ error: { code, message: `refused: ${code}` } }, { status });
}

/** Handler that fails like `fetch` without a network. */
export function offline(): never {
  throw new TypeError('Failed to fetch');
}

function parseBody(body: unknown): unknown {
  if (typeof body !== 'string') return body ?? null;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
