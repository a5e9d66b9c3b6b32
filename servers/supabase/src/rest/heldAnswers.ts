import type { ServerResponse } from 'node:http';

/** Answers that wait for their readers in this process' memory. */
export type HeldAnswers = {
  /** Counts an answer until it is read or its connection ends. */
  hold: (outgoing: ServerResponse, bytes: number) => void;
};

/**
 * Keeps the memory of waiting answers within a budget: when a new one exceeds it, the connections of those that have waited longest are
 * closed.
 */
export function createHeldAnswers(budgetBytes: number): HeldAnswers {
  const waiting = new Map<ServerResponse, number>();
  let total = 0;
  const release = (outgoing: ServerResponse) => {
    total -= waiting.get(outgoing) ?? 0;
    waiting.delete(outgoing);
  };
  return {
    hold: (outgoing, bytes) => {
      for (const [oldest] of waiting) {
        if (total + bytes <= budgetBytes) break;
        release(oldest);
        oldest.destroy();
      }
      if (outgoing.closed) return;
      waiting.set(outgoing, bytes);
      total += bytes;
      outgoing.once('close', () => release(outgoing));
    },
  };
}
