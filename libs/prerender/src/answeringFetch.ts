import { requestKey, type FirstAnswers } from '@fairtone/contracts';

const SINGLE_ROW = 'application/vnd.pgrst.object+json';
/** Turns of the event loop after which all requests were sent and all answers read. */
const TURNS = { toAsk: 5, toRead: 200 };

/** A `fetch` that knows the given answers. What else is asked for stays unanswered: the page shows what it shows while it waits. */
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
   * Delivers answers to their requests.
   * @param read how many have reached the store
   * @returns whether there was any since the last time
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
