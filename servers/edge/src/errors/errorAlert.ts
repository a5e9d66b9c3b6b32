import { createHmac } from 'node:crypto';
import type { ErrorAlertLimits, ErrorGroup } from '@fairtone/releases';
import { messageOf, warn } from '@fairtone/servers/shared';

/** Gets alerts as JSON, signed with the secret. */
export type AlertWebhook = { url: string; secret: string };

/** When to alert, and whom: by webhook, by e-mail or by both. */
export type ErrorAlert = ErrorAlertLimits & {
  webhook: AlertWebhook | null;
  /** E-mail addresses; they may be none. */
  mailTo: string[];
};

const ANSWER_WITHIN_MS = 10_000;

/**
 * Posts an alert as JSON. The header `fairtone-signature` is `t=<Unix second>,v1=<HMAC-SHA-256 of "<t>.<body>" in hex>`, as Stripe signs
 * webhooks. A receiver that is down loses the alert: the log says so, and `release -- errors` lists the group. E-mails are queued by the
 * claim, before it.
 */
export async function postAlert({ url, secret }: AlertWebhook, remote: string, group: ErrorGroup): Promise<void> {
  const { message, source, line, owner, routes, devices, pages, share } = group;
  const versions = { first_version: group.first_version, last_version: group.last_version };
  const alert = {
    remote,
    ...versions,
    message,
    source,
    line,
    function_name: group.function_name,
    owner,
    routes,
    devices,
  };
  const body = JSON.stringify({ kind: 'error_alert', ...alert, pages, share, first_seen: group.first_seen });
  const second = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${second}.${body}`).digest('hex');
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'fairtone-signature': `t=${second},v1=${signature}` },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  } catch (error) {
    warn('releases', `The alert about ${remote} did not reach FAIRTONE_ERROR_WEBHOOK: ${messageOf(error)}`);
  }
}
