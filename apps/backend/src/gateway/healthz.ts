import type { ServerResponse } from 'node:http';
import { sendJson } from '../http/sendJson.ts';
import type { Parts } from './parts.ts';

/** Whoever asks more often gets the last answer: the question costs a statement of the database. */
const KEPT_MS = 500;

/**
 * 200 once every part is up and the data API answers, 503 before and whenever one does not.
 * @param isRestAnswering asks the data API the way a visitor's request does
 */
export function createHealthz(parts: Parts, isRestAnswering: () => Promise<boolean>) {
  let last = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve(false) };
  const ask = () => {
    if (performance.now() - last.at > KEPT_MS) last = { at: performance.now(), answer: isRestAnswering() };
    return last.answer;
  };
  return async (outgoing: ServerResponse): Promise<void> => {
    const isRestUp = parts.all().rest === 'up' && (await ask());
    const states = parts.all();
    if (states.rest === 'up' && !isRestUp) states.rest = 'down';
    const isUp = parts.areUp() && isRestUp;
    const headers: Record<string, string> = isUp ? {} : { 'retry-after': '1' };
    sendJson(outgoing, isUp ? 200 : 503, { status: isUp ? 'ok' : 'starting', parts: states }, headers);
  };
}
