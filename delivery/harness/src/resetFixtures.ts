/** Address of the dev server at which the fixtures are restored (`delivery/standalone/serve.mjs`). */
const RESET_PATH = '/harness/reset';

/**
 * Restores the fixtures of the dev server's backend. Nothing happens where another server answers, such as that of a running product.
 * @param clock moment from which the fixtures count "three days ago", as an ISO 8601 date; null for now
 */
export async function resetFixtures(clock: string | null): Promise<void> {
  await fetch(`${RESET_PATH}?clock=${encodeURIComponent(clock ?? '')}`, { method: 'POST' });
}
