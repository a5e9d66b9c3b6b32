/**
 * Tries again after growing pauses: 3 attempts wait `pauseMs` and then twice that. Rejects with the last error.
 * @param isWorthIt whether another attempt can succeed after this error
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  attempts: number,
  pauseMs: number,
  isWorthIt: (error: unknown) => boolean,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= attempts || !isWorthIt(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 ** (tried - 1)));
    }
  }
}
