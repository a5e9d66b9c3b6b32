import { openSmtpTransport, RejectedEmailError, type Email } from '@fairtone/mail';
import { messageOf, warn } from '@fairtone/servers/shared';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail, Outbox } from '../outbox/outbox.ts';
import type { MailSettings } from '../settings.ts';

const WAITS_MS = [1_000, 5_000, 20_000];
const DRAIN_MS = 10_000;

export type SmtpOutbox = Outbox & { close: () => Promise<void> };

/**
 * Sends sign-in e-mails at once: the recipient can request another one, so they need no queue. The response never waits for
 * the mail server, because its time would reveal whether an address is known.
 */
export function createSmtpOutbox({ smtpUrl, from }: NonNullable<MailSettings>, siteUrl: string): SmtpOutbox {
  const transport = openSmtpTransport(smtpUrl, from, siteUrl);
  const pending = new Set<Promise<void>>();
  const track = (work: Promise<void>) => {
    // Neither address nor link is logged: the link opens the account.
    const settled = work.catch((error: unknown) => warn('mail', `A mail was not sent: ${messageOf(error)}`));
    pending.add(settled);
    void settled.finally(() => pending.delete(settled));
  };
  const sendStubbornly = async (email: Email) => {
    for (const wait of [...WAITS_MS, null]) {
      try {
        return await transport.send(email);
      } catch (error) {
        if (wait === null || error instanceof RejectedEmailError) throw error;
        await sleep(wait, undefined, { ref: false });
      }
    }
  };
  return {
    send: async (mail) => track(sendStubbornly(emailOf(mail))),
    later: (work) => track(new Promise<void>((resolve) => void setImmediate(resolve)).then(work)),
    list: async () => [],
    close: async () => {
      const end = Date.now() + DRAIN_MS;
      while (pending.size > 0 && Date.now() < end) await Promise.race([...pending, sleep(end - Date.now())]);
      transport.close();
    },
  };
}

const emailOf = ({ to, kind, subject, text, html = '', link, language = 'en' }: Mail): Email => ({
  ...{ id: randomUUID(), to, kind, subject, text, html, language },
  link: link ?? null,
  unsubscribeUrl: null,
});
