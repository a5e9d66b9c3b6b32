import type { GuestApi } from '../pages/guestApi.ts';

/** The data API of one page. */
export interface WatchedApi extends GuestApi {
  /** Whether every request was answered so far. A page that waited no longer for one, or got an error, lacks something. */
  isAnswered: () => boolean;
  /** Whether the page has requested anything. */
  isUsed: () => boolean;
}

/** Notes which requests of a page are answered: a visitor's browser asks again for what is missing, and a cached copy must be whole. */
export function watchApi(api: GuestApi): WatchedApi {
  let unanswered = 0;
  let isUsed = false;
  async function noted<Result>(asking: Promise<Result>): Promise<Result> {
    isUsed = true;
    unanswered += 1;
    const answer = await asking;
    unanswered -= 1;
    return answer;
  }
  return {
    get: (path) => noted(api.get(path)),
    rows: (path, schema) => noted(api.rows(path, schema)),
    isAnswered: () => unanswered === 0,
    isUsed: () => isUsed,
  };
}
