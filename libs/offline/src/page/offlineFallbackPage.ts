/** Texts for a device without a cached page, which the browser may have deleted to free space. */
const WORDS = {
  en: ['You are offline', 'Fairtone will be back as soon as you are connected again.', 'Try again'],
  pl: ['Jesteś offline', 'Fairtone wróci, gdy tylko odzyskasz połączenie.', 'Spróbuj ponownie'],
  de: ['Du bist offline', 'Fairtone ist wieder da, sobald du wieder verbunden bist.', 'Nochmal versuchen'],
  fr: ['Vous êtes hors ligne', 'Fairtone reviendra dès que vous serez de nouveau en ligne.', 'Réessayer'],
  tr: ['Çevrimdışısın', 'Bağlantın geri gelir gelmez Fairtone da geri gelecek.', 'Tekrar dene'],
} as const;

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
  const known = languages.map((language) => language.slice(0, 2)).find((language) => language in WORDS);
  const language = (known ?? 'en') as keyof typeof WORDS;
  return [language, WORDS[language]] as const;
}
