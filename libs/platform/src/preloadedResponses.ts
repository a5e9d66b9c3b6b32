import { FIRST_ANSWERS_ELEMENT_ID, firstAnswersSchema, requestKey, type FirstAnswers } from '@fairtone/contracts';
import { getConfig } from './config.ts';

/** Milliseconds after which preloaded responses are too old to use. */
const MAX_AGE_MS = 30_000;
const SINGLE_ROW = 'application/vnd.pgrst.object+json';

let answers: FirstAnswers | null = null;

/**
 * The response that the page contains for this request. Each is used once: a second request wants current data.
 * @param isGuest whether nobody is signed in; responses for guests are wrong for users who may see more
 * @returns null when the page contains none
 */
export function takePreloadedResponse(url: string, init: RequestInit, isGuest: boolean): Response | null {
  const headers = new Headers(init.headers);
  if ((init.method ?? 'GET') !== 'GET' || headers.has('prefer') || performance.now() > MAX_AGE_MS) return null;
  const { supabaseUrl } = getConfig();
  if (!url.startsWith(`${supabaseUrl}/rest/v1/`)) return null;
  // Only now: where nothing is asked of the database, there may be no page.
  answers ??= readAnswers();
  const key = requestKey(url);
  const answer = answers[key];
  if (!answer || !(isGuest || answer.isForAll)) return null;
  delete answers[key];
  if (headers.get('accept') !== SINGLE_ROW) return Response.json(answer.body);
  const rows: unknown = answer.body;
  return Array.isArray(rows) && rows.length === 1 ? Response.json(rows[0]) : null;
}

/** From now on every request goes out: for harnesses that show what the page does with other answers. */
export function clearPreloadedResponses(): void {
  answers = {};
}

function readAnswers(): FirstAnswers {
  const text = document.getElementById(FIRST_ANSWERS_ELEMENT_ID)?.textContent;
  if (!text?.trim() || isRestoredFromHistory()) return {};
  return firstAnswersSchema.safeParse(JSON.parse(text)).data ?? {};
}

/** Gone back to, the browser shows the html that it kept, however old. */
function isRestoredFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
