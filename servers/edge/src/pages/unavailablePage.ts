import type { Language } from '@fairtone/contracts';
import { html, raw } from 'hono/html';
import { createHash } from 'node:crypto';
import { pageTexts } from './words/words.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;padding:24px;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}';
/** As one text: the hash covers each space. */
const STYLE_ELEMENT = `<style>${STYLE}</style>`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A page without scripts, with status 503: the releases of the remote that shows this address cannot be read at the moment. */
export function unavailablePage(language: Language): Response {
  const { title, text, retry } = pageTexts(language).unavailable;
  const page = html`<!doctype html>
    <html lang="${language}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>${title} · Fairtone</title>
      ${raw(STYLE_ELEMENT)}
      <main>
        <h1>${title}</h1>
        <p>${text}</p>
        <p><a href="">${retry}</a></p>
      </main>
    </html>`;
  return new Response(String(page), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
    },
  });
}
