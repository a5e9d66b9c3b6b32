import type { ErrorAlertLimits } from './alertLimits.ts';
import type { ErrorBackend, ErrorGroup } from './errorBackend.ts';

const DAY_MS = 86_400_000;

/**
 * Finds the groups of the last day that are above both limits, and claims each; the backend lets one caller a day have it.
 * Its e-mails are queued with the claim, so that a caller that ends here loses none.
 * @param mailTo addresses that get an e-mail; they may be none
 */
export async function* claimAlerts(
  backend: ErrorBackend,
  remote: string,
  { percent, devices }: ErrorAlertLimits,
  mailTo: string[],
): AsyncGenerator<ErrorGroup> {
  for (const group of await backend.groups(remote, new Date(Date.now() - DAY_MS))) {
    const isOver = group.share !== null && group.share * 100 >= percent && Number(group.devices) >= devices;
    if (isOver && (await backend.claimAlert(remote, group.fingerprint!, mailTo))) yield group;
  }
}
