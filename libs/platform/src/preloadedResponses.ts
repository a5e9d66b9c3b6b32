import { FIRST_ANSWERS_ELEMENT_ID, firstAnswersSchema, requestKey, type FirstAnswers } from '@fairtone/contracts';
import { getConfig } from './config.ts';

/** Age at which prerendered answers are no longer used. */
const MAX_AGE_MS = 30_000;
const SINGLE_ROW = 'application/vnd.pgrst.object+json';

let answers: FirstAnswers | null = null;

/**
 * The answer that the page brought along for this request, once: who asks again wants to know what is true now.
 * @param isGuest a guest's answers are wrong for a signed-in person, who may see more
 * @returns null when the page brought none
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
