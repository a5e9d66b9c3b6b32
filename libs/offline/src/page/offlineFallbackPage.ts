import { OFFLINE_TEXTS } from './offlineTexts.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;padding:24px;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}';

/** Creates a page without scripts, with one style whose hash is in its policy. */
export async function offlineFallbackPage(languages: readonly string[]): Promise<Response> {
  const [language, [title, text, retry]] = wordsIn(languages);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE)));
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title} · Fairtone</title><style>${STYLE}</style><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${btoa(String.fromCharCode(...hash))}'; base-uri 'none'`,
    },
  });
}

function wordsIn(languages: readonly string[]) {
  const known = languages.map((language) => language.slice(0, 2)).find((language) => language in OFFLINE_TEXTS);
  const language = (known ?? 'en') as keyof typeof OFFLINE_TEXTS;
  return [language, OFFLINE_TEXTS[language]] as const;
}
