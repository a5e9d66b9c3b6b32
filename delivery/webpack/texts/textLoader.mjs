import { fileURLToPath } from 'node:url';

const REPLACE = fileURLToPath(new URL('./replaceTexts.mjs', import.meta.url));
const LOCALE_FILE = /[\\/]locales[\\/]([a-z]{2})[\\/]([\w-]+)\.json$/;

/** Rule for the texts of a development build: an edited locale file changes the page in place, and the page keeps its state. */
export const liveTexts = {
  test: LOCALE_FILE,
  type: 'javascript/auto',
  loader: fileURLToPath(import.meta.url),
};

/**
 * webpack loader: turns `locales/<language>/<namespace>.json` into a module that accepts its own changes. webpack runs it again
 * after an edit, then with `hot.data`.
 */
export default function textLoader(json) {
  const [, language, namespace] = LOCALE_FILE.exec(this.resourcePath);
  const texts = JSON.stringify(JSON.parse(json));
  return `import { replaceTexts } from ${JSON.stringify(REPLACE)};
const texts = ${texts};
export default texts;
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) replaceTexts(${JSON.stringify(language)}, ${JSON.stringify(namespace)}, texts);
}
`;
}
