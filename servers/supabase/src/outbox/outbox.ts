import { messageOf, warn } from '@fairtone/servers/shared';
import type { Sql } from '../database/connection.ts';

export type Mail = {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html?: string;
  link?: string;
  code?: string;
  language?: string;
};

export type StoredMail = Mail & { id: string; createdAt: Date };

export type Outbox = {
  send: (mail: Mail) => Promise<void>;
  /** Runs work that ends in an e-mail after the response was sent. */
  later: (work: () => Promise<void>) => void;
  list: (recipient?: string) => Promise<StoredMail[]>;
};

const KEPT = 500;

/** E-mails of the embedded backend: stored in a table instead of sent. */
export function createOutbox(sql: Sql): Outbox {
  return {
    send: async (mail) => {
      await sql`
        insert into fairtone_private.outbox (recipient, kind, subject, body_text, body_html, link, code)
        values (${mail.to}, ${mail.kind}, ${mail.subject}, ${mail.text}, ${mail.html ?? null}, ${mail.link ?? null}, ${mail.code ?? null})`;
      await sql`delete from fairtone_private.outbox where id <= (select max(id) - ${KEPT} from fairtone_private.outbox)`;
    },
    later: (work) => {
      setImmediate(() =>
        work().catch((error: unknown) => warn('outbox', `A mail was not written: ${messageOf(error)}`)),
      );
    },
    list: async (recipient) => sql<StoredMail[]>`
      select id, recipient as "to", kind, subject, body_text as text, body_html as html, link, code, created_at as "createdAt"
      from fairtone_private.outbox where ${recipient ?? null}::text is null or recipient = ${recipient ?? null}
      order by id desc limit 100`,
  };
}
