import { requestKey, type FirstAnswers } from '@fairtone/contracts';

const SINGLE_ROW = 'application/vnd.pgrst.object+json';
/** Turns of the event loop to wait for: until components have sent their requests, and at most until responses are in the store. */
const TURNS = { toAsk: 5, toRead: 200 };

/** A `fetch` that knows the given answers. What else is asked for stays unanswered: the page shows what it shows while it waits. */
export function createAnsweringFetch(answers: FirstAnswers) {
  const unanswered = new Promise<never>(() => undefined);
  let answered = 0;
  let countedBefore = 0;

  const fetch = ((input: RequestInfo | URL, init: RequestInit = {}) => {
    const answer = answers[requestKey(input instanceof Request ? input.url : String(input))];
    if (!answer || (init.method ?? 'GET') !== 'GET') return unanswered;
    const rows: unknown = answer.body;
    const isSingleRow = new Headers(init.headers).get('accept') === SINGLE_ROW;
    if (isSingleRow && !(Array.isArray(rows) && rows.length === 1)) return unanswered;
    answered += 1;
    return Promise.resolve(Response.json(isSingleRow ? (rows as unknown[])[0] : rows));
  }) as typeof globalThis.fetch;

  /**
   * Waits until responses have reached the store.
   * @param read returns how many are in the store
   * @returns whether there were any since the last call
   */
  async function waitForNewAnswers(read: () => number): Promise<boolean> {
    for (let turn = 0; turn < TURNS.toAsk || (read() < answered && turn < TURNS.toRead); turn += 1)
      await new Promise((resolve) => setTimeout(resolve));
    const hasNewAnswers = answered > countedBefore;
    countedBefore = answered;
    return hasNewAnswers;
  }
  return { fetch, waitForNewAnswers };
}
