import { sendJson } from '@fairtone/servers/shared';
import type { ServerResponse } from 'node:http';
import type { Parts } from '../start/parts.ts';

/** Within this time the last answer is repeated, because each check costs a database statement. */
const KEPT_MS = 500;

/** What is asked of the parts that say of themselves that they are up. */
export type HealthQuestions = {
  /** Asks the data API the way a visitor's request does. */
  isRestAnswering: () => Promise<boolean>;
  isDiskFull: () => Promise<boolean>;
};

/** 200 once every part is up, the data API answers and there is room on the disk; 503 before, and whenever one of it fails. */
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
