import { SmtpUnavailableError, RejectedEmailError, type MailTransport } from '@fairtone/mail';
import { serviceFunction } from '../_shared/serviceFunction.ts';
import { renderEmail } from './renderEmail.ts';
import { openTransport } from './transport.ts';
import { claimEmails, finishEmail, type ClaimedEmail } from './queue.ts';

const BATCH = 10;
/** Time limit of one call in ms: the schedule calls every minute, and the next call continues. */
const WORK_MS = 25_000;

type Outcome = 'sent' | 'delayed' | 'failed' | 'closed';

async function sendOne(transport: MailTransport, email: ClaimedEmail): Promise<Outcome> {
  try {
    await transport.send(renderEmail(email));
  } catch (cause) {
    const isFinal = cause instanceof RejectedEmailError;
    const error = cause instanceof Error ? cause.message : String(cause);
    console.error(`send-emails: ${email.kind} ${email.id}: ${error}`);
    await finishEmail(email, { error, isFinal });
    if (isFinal) return 'failed';
    return cause instanceof SmtpUnavailableError ? 'closed' : 'delayed';
  }
  await finishEmail(email);
  return 'sent';
}

/** Sends due e-mails. Two concurrent calls share the work; e-mails of a crashed call are sent by a later one. */
export const handler = serviceFunction(async () => {
  const counts: Record<Outcome, number> = { sent: 0, delayed: 0, failed: 0, closed: 0 };
  const transport = openTransport();
  try {
    for (const end = Date.now() + WORK_MS; Date.now() < end && counts.closed === 0;) {
      const emails = await claimEmails(BATCH);
      if (emails.length === 0) break;
      for (const outcome of await Promise.all(emails.map((email) => sendOne(transport, email)))) counts[outcome] += 1;
    }
  } finally {
    transport.close();
  }
  if (counts.closed > 0) throw new Error(`The mail server takes nothing; ${counts.closed} e-mails wait.`);
  const { sent, delayed, failed } = counts;
  return { sent, delayed, failed };
});
