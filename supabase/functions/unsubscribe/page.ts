import { escapeHtml, mailLanguage, texts, type Texts } from '@fairtone/mail';
import { siteUrl } from '../_shared/env.ts';

type Kind = keyof Texts['unsubscribePage']['kinds'];

const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}button{font:inherit;padding:.7rem 1.2rem}';

/** The content security policy allows this one style by its hash. */
async function headers(): Promise<HeadersInit> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE)));
  const style = `'sha256-${btoa(String.fromCharCode(...digest))}'`;
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src ${style}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    // The URL contains the token.
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

/** Texts of the page: the question before the click, and the result after it. */
export type State = { name: 'question'; kind: string } | { name: 'done' } | { name: 'unknown' };

export async function page(state: State, wishedLanguage: string | null): Promise<Response> {
  const language = mailLanguage(wishedLanguage);
  const words = texts[language].unsubscribePage;
  const body =
    state.name === 'question'
      ? `<p>${escapeHtml(words.question.replace('{{kind}}', words.kinds[state.kind as Kind]))}</p><form method="post"><button>${escapeHtml(words.button)}</button></form>`
      : `<p>${escapeHtml(words[state.name])}</p>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Fairtone</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(words.title)}</h1>${body}<p><a href="${escapeHtml(siteUrl())}">${escapeHtml(words.home)}</a></p></main></body></html>`;
  return new Response(html, { status: state.name === 'unknown' ? 404 : 200, headers: await headers() });
}
