/** Folders with one TypeScript file for each language, which exports the texts under the language's code. */
export const TEXT_MODULES = ['libs/mail/src/texts', 'servers/stripe/src/page/texts', 'servers/edge/src/pages/words'];

/** TypeScript files with the texts of every language, and the name of their export. */
export const TEXT_TABLES = {
  'libs/offline/src/page/offlineTexts.ts': 'OFFLINE_TEXTS',
  'delivery/generators/emptyScreenTexts.ts': 'EMPTY_SCREEN_TEXTS',
};

/** Quotes of artists, each with its text in every language. */
export const TESTIMONIALS = 'apps/studio/content/testimonials.json';

/** Folder with a folder of articles for each language. */
export const ARTICLES = 'apps/shell/content';
