import { type NodeBindings } from '@fairtone/servers/shared';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { limitBody } from '../http/limitBody.ts';
import { roleOfKey } from '../keys/apiKey.ts';
import type { SupabaseSecrets, SupabaseSettings } from '../settings.ts';
import type { Outbox, StoredMail } from './outbox.ts';

/** Development only: every e-mail of the product, newest first, at /outbox and as JSON at /outbox.json. */
export function createOutboxPage(
  outbox: Outbox,
  config: SupabaseSettings,
  secrets: SupabaseSecrets,
): Hono<NodeBindings> {
  const app = new Hono<NodeBindings>();
  // Runs send-emails when no mail server is configured.
  app.post(
    '/outbox',
    limitBody({ maxSize: 1_000_000, onError: (context) => context.text('Too large', 413) }),
    async (context) => {
      if (roleOfKey(context.req.header('apikey'), secrets) !== 'service_role') {
        return context.json({ message: 'Only the service role writes here.' }, 401);
      }
      const { link, ...letter } = letterSchema.parse(await context.req.json());
      await outbox.send({ ...letter, ...(link && { link }) });
      return context.json({}, 201, NO_STORE);
    },
  );
  for (const path of ['/outbox', '/outbox.json']) {
    // A page of another site can point its own host name at this machine (DNS rebinding), and would count as the same origin.
    app.use(path, async (context, next) => {
      const isOwnName = config.allowedOrigins.includes(`http://${context.req.header('host') ?? ''}`);
      return isOwnName ? next() : context.text('Open the outbox under the address of this site.', 403);
    });
  }
  app.get('/outbox.json', async (context) => context.json(await outbox.list(context.req.query('to')), 200, NO_STORE));
  app.get('/outbox', async (context) => {
    const mails = await outbox.list(context.req.query('to'));
    return context.html(page(mails), 200, {
      ...NO_STORE,
      'content-security-policy': POLICY,
    });
  });
  return app;
}

const letterSchema = z.object({
  to: z.string(),
  kind: z.string(),
  language: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  link: z.string().nullable(),
});

const NO_STORE = { 'cache-control': 'no-store' };

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid #8886; padding: 1rem 0; } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  small { opacity: 0.7; }`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = (mails: StoredMail[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Outbox</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <h1>Outbox</h1>
        <p>Mail that this machine's Fairtone wrote. It exists in development only.</p>
        ${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(entry)}
      </body>
    </html>`;

const entry = (mail: StoredMail) =>
  html`<article>
    <h2>${mail.subject}</h2>
    <small>to ${mail.to}, ${mail.createdAt.toISOString()}</small>
    <pre>${mail.text}</pre>
    ${mail.link ? html`<a href="${mail.link}">Open the link</a>` : ''}
  </article>`;
