import type { ServerResponse } from 'node:http';

/** Responses in this process' memory that clients have not read yet. */
export type ResponseBudget = {
  /** Counts a response until it is read or its connection ends. */
  hold: (outgoing: ServerResponse, bytes: number) => void;
};

/**
 * Limits the memory of unread responses: when a new one exceeds the budget, the connections of the oldest ones are
 * closed.
 */
export function createResponseBudget(budgetBytes: number): ResponseBudget {
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
