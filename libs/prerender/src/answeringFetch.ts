import { requestKey, type FirstAnswers } from '@fairtone/contracts';

const SINGLE_ROW = 'application/vnd.pgrst.object+json';
/** Turns of the event loop after which all requests were sent and all responses read. */
const TURNS = { toAsk: 5, toRead: 200 };

/** Creates a `fetch` that returns the given responses. Other requests stay pending, so that the page renders its loading state. */
export function createAnsweringFetch(answers: FirstAnswers) {
  const unanswered = new Promise<never>(() => undefined);
  let answered = 0;
  let countedBefore = 0;
  const used = new Set<string>();

  const fetch = ((input: RequestInfo | URL, init: RequestInit = {}) => {
    const key = requestKey(input instanceof Request ? input.url : String(input));
    const answer = answers[key];
    if (!answer || (init.method ?? 'GET') !== 'GET') return unanswered;
    const rows: unknown = answer.body;
    const isSingleRow = new Headers(init.headers).get('accept') === SINGLE_ROW;
    if (isSingleRow && !(Array.isArray(rows) && rows.length === 1)) return unanswered;
    answered += 1;
    used.add(key);
    return Promise.resolve(Response.json(isSingleRow ? (rows as unknown[])[0] : rows));
  }) as typeof globalThis.fetch;

  /**
   * Waits until responses have reached the store.
   * @param read number of responses in the store
   * @returns whether there were new ones since the last call
   */
  async function waitForNewAnswers(read: () => number): Promise<boolean> {
    for (let turn = 0; turn < TURNS.toAsk || (read() < answered && turn < TURNS.toRead); turn += 1)
      await new Promise((resolve) => setTimeout(resolve));
    const hasNewAnswers = answered > countedBefore;
    countedBefore = answered;
    return hasNewAnswers;
  }
  return { fetch, waitForNewAnswers, used: () => [...used] };
}
