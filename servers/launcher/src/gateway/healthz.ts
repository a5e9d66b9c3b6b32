import { sendJson } from '@fairtone/servers/shared';
import type { ServerResponse } from 'node:http';
import type { Parts } from '../start/parts.ts';

/** For this time in ms the last result is repeated, because each check costs a database statement. */
const KEPT_MS = 500;

/** The status of the parts, as they report it. */
export type HealthQuestions = {
  /** Sends a request to the data API as a visitor does. */
  isRestAnswering: () => Promise<boolean>;
  isDiskFull: () => Promise<boolean>;
};

/** Responds 200 when every part is up, the data API answers and the disk has free space; otherwise 503. */
export function createHealthz(parts: Parts, { isRestAnswering, isDiskFull }: HealthQuestions) {
  const ask = async () => {
    const [isAnswering, isFull] = await Promise.all([isRestAnswering(), isDiskFull()]);
    return { isAnswering, isFull };
  };
  let last = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve({ isAnswering: false, isFull: false }) };
  const askSometimes = () => {
    if (performance.now() - last.at > KEPT_MS) last = { at: performance.now(), answer: ask() };
    return last.answer;
  };
  return async (outgoing: ServerResponse): Promise<void> => {
    const { isAnswering, isFull } =
      parts.all().rest === 'up' ? await askSometimes() : { isAnswering: false, isFull: false };
    const states = parts.all();
    if (states.rest === 'up' && !isAnswering) states.rest = 'down';
    if (states.storage === 'up' && isFull) states.storage = 'down';
    const isUp = Object.values(states).every((state) => state === 'up' || state === 'off');
    const headers: Record<string, string> = isUp ? {} : { 'retry-after': '1' };
    sendJson(outgoing, isUp ? 200 : 503, { status: isUp ? 'ok' : 'starting', parts: states }, headers);
  };
}
