import { requestKey, type FirstAnswers } from '@fairtone/contracts';

/** The data API's answer to a request for one row that does not exist (PostgREST's errors). */
const NO_ROW = {
  code: 'PGRST116',
  message: 'Cannot coerce the result to a single JSON object',
  details: '',
  hint: null,
};
const SINGLE_ROW = 'application/vnd.pgrst.object+json';
/** URL of a file that is part of the prerender file, such as an article (RFC 2397). */
const DATA = 'data:application/json,';
/** Turns of the event loop after which all requests were sent and all responses read. */
const TURNS = { toAsk: 5, toRead: 200 };

/**
 * Creates a `fetch` that returns the given responses, and the content of data URLs. Other requests stay pending, so that the page renders its
 * loading state.
 */
export function createAnsweringFetch(answers: FirstAnswers) {
  const unanswered = new Promise<never>(() => undefined);
  /** Keys of answered requests: some screens send a request again with each render. */
  const answered = new Set<string>();
  let countedBefore = 0;
  const used = new Set<string>();

  const fetch = ((input: RequestInfo | URL, init: RequestInit = {}) => {
    if (typeof input === 'string' && input.startsWith(DATA)) {
      answered.add(input);
      return Promise.resolve(new Response(decodeURIComponent(input.slice(DATA.length))));
    }
    const key = requestKey(input instanceof Request ? input.url : String(input));
    const answer = answers[key];
    if (!answer || (init.method ?? 'GET') !== 'GET') return unanswered;
    const rows: unknown = answer.body;
    const isSingleRow = new Headers(init.headers).get('accept') === SINGLE_ROW;
    if (isSingleRow && !(Array.isArray(rows) && rows.length <= 1)) return unanswered;
    answered.add(key);
    used.add(key);
    if (!isSingleRow) return Promise.resolve(Response.json(rows));
    const [row] = rows as unknown[];
    return Promise.resolve(row === undefined ? Response.json(NO_ROW, { status: 406 }) : Response.json(row));
  }) as typeof globalThis.fetch;

  /**
   * Waits until responses have reached the store.
   * @param read number of responses in the store
   * @returns whether there were new ones since the last call
   */
  async function waitForNewAnswers(read: () => number): Promise<boolean> {
    for (let turn = 0; turn < TURNS.toAsk || (read() < answered.size && turn < TURNS.toRead); turn += 1)
      await new Promise((resolve) => setTimeout(resolve));
    const hasNewAnswers = answered.size > countedBefore;
    countedBefore = answered.size;
    return hasNewAnswers;
  }
  return { fetch, waitForNewAnswers, used: () => [...used] };
}
