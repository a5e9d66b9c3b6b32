import type { Language } from '@fairtone/contracts';
import { html, raw } from 'hono/html';
import { createHash } from 'node:crypto';
import { pageTexts } from './words/words.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;padding:24px;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}';
/** As one text: the hash covers each space. */
const STYLE_ELEMENT = `<style>${STYLE}</style>`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

type TextPage = { title: string; text: string; link: string; href: string };

/** Status 503: the releases of the remote that shows this address cannot be read at the moment. */
export function unavailablePage(language: Language): Response {
  const { title, text, retry } = pageTexts(language).unavailable;
  return textPage(language, { title, text, link: retry, href: '' }, { status: 503, headers: { 'retry-after': '5' } });
}

/** Status 404: the link of a preview that has ended, or that never was one. */
export function previewEndedPage(language: Language): Response {
  const { title, text, home } = pageTexts(language).previewEnded;
  const headers = { 'x-robots-tag': 'noindex' };
  return textPage(language, { title, text, link: home, href: '/' }, { status: 404, headers });
}

/** A page without scripts. */
function textPage(
  language: Language,
  { title, text, link, href }: TextPage,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
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
        <p><a href="${href}">${link}</a></p>
      </main>
    </html>`;
  return new Response(String(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...headers,
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
    },
  });
}
