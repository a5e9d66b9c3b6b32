const PAUSE_MS = 25;

/**
 * Repeats a check until it holds.
 * @throws the last error of the check, once `withinMs` are over
 */
export async function eventually(check: () => void | Promise<void>, withinMs = 15_000): Promise<void> {
  for (const end = Date.now() + withinMs; ; await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
