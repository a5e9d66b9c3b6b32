import { SmtpUnavailableError, RejectedEmailError, type Post } from '@fairtone/mail';
import { serviceFunction } from '../_shared/serviceFunction.ts';
import { writeLetter } from './letters.ts';
import { openPost } from './post.ts';
import { claimEmails, finishEmail, type ClaimedEmail } from './queue.ts';

const BATCH = 10;
/** The clock calls every minute; the next call goes on. */
const WORK_MS = 25_000;

type Outcome = 'sent' | 'delayed' | 'failed' | 'closed';

async function sendOne(post: Post, email: ClaimedEmail): Promise<Outcome> {
  try {
    await post.send(writeLetter(email));
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

/** Sends what is due. Two calls at once share the work; a call that dies leaves its letters to a later one. */
export const handler = serviceFunction(async () => {
  const counts: Record<Outcome, number> = { sent: 0, delayed: 0, failed: 0, closed: 0 };
  const post = openPost();
  try {
    for (const end = Date.now() + WORK_MS; Date.now() < end && counts.closed === 0;) {
      const emails = await claimEmails(BATCH);
      if (emails.length === 0) break;
      for (const outcome of await Promise.all(emails.map((email) => sendOne(post, email)))) counts[outcome] += 1;
    }
  } finally {
    post.close();
  }
  if (counts.closed > 0) throw new Error(`The mail server takes nothing; ${counts.closed} e-mails wait.`);
  const { sent, delayed, failed } = counts;
  return { sent, delayed, failed };
});
