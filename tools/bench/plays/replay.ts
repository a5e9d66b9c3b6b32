import { setTimeout as sleep } from 'node:timers/promises';
import type { Play } from './plan.ts';

export type Replayed = {
  /** Milliseconds of each call, from the moment at which it was due. */
  times: number[];
  counted: number;
  /** Milliseconds until the last answer. */
  tookMs: number;
};

/**
 * Sends each play when it is due, whether or not earlier ones are answered: a backend that is too slow has long times, not fewer calls.
 * @param send returns whether the play was counted
 */
export async function replay(plays: Play[], send: (play: Play) => Promise<boolean>): Promise<Replayed> {
  const startedAt = performance.now();
  const calls: Promise<{ ms: number; isCounted: boolean }>[] = [];
  for (const play of plays) {
    const due = startedAt + play.atMs;
    // A timer may end a millisecond or two early.
    for (let early = due - performance.now(); early > 0; early = due - performance.now()) await sleep(Math.ceil(early));
    calls.push(send(play).then((isCounted) => ({ isCounted, ms: performance.now() - due })));
  }
  const answers = await Promise.all(calls);
  return {
    times: answers.map(({ ms }) => ms),
    counted: answers.filter(({ isCounted }) => isCounted).length,
    tookMs: performance.now() - startedAt,
  };
}
