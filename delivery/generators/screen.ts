import { LANGUAGES } from '@fairtone/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addElement } from './edits.ts';
import { camel, checkPath, checkRemote, checkScreenName, kebab, remotesOf } from './names.ts';
import { UsageError, type Plan } from './plan.ts';
import { offlineVisit, screenFiles } from './screenFiles.ts';
import { addTexts, sameAsEnglish, screenTexts, untranslated, type Titles } from './texts.ts';

export interface ScreenRequest {
  remote?: string;
  name?: string;
  path?: string;
  titles: Titles;
}

/** Plans a screen of a remote: its folder with a test, a line in routes.ts and offline.test.tsx, and its texts in every language. */
export function planScreen(root: string, { remote, name, path, titles }: ScreenRequest): Plan {
  checkRemote(root, remote);
  checkScreenName(name);
  checkPath(path);
  checkFree(root, path);

  const app = `apps/${remote}`;
  const key = camel(name);
  const edit: Plan['edit'] = {
    [`${app}/src/offline.test.tsx`]: (text) => addElement(text, offlineVisit({ path, title: titles.en }), ']);'),
    [`${app}/src/routes.ts`]: (text) =>
      addElement(text, `{ path: '${path}', screen: () => import('./screens/${kebab(name)}/${name}Screen') }`),
  };
  for (const language of LANGUAGES) {
    edit[`${app}/locales/${language}/${remote}.json`] = (text) => {
      if (key in (JSON.parse(text) as object)) throw new UsageError(`The texts of ${remote} have a "${key}" already.`);
      return addTexts(text, key, screenTexts(language, titles));
    };
  }
  const untold = untranslated(titles);
  if (untold.length > 0) edit[`${app}/locales/same-as-english.json`] = (text) => sameAsEnglish(text, titles);
  return { create: screenFiles({ app, remote, name, path, title: titles.en }), edit, next: nextSteps(remote, titles) };
}

export function nextSteps(remote: string, titles: Titles): string[] {
  const untold = untranslated(titles);
  const translate = `Translate "${titles.en}" (${untold.join(', ')}) and take it out of apps/${remote}/locales/same-as-english.json.`;
  return [
    ...(untold.length > 0 ? [translate] : []),
    `npx jest apps/${remote} && npm run dev -- ${remote}`,
    'npm run docs    # the routes in ARCHITECTURE.md',
  ];
}

/** @throws UsageError when a remote already has a screen at this path */
export function checkFree(root: string, path: string): void {
  const shape = (pattern: string) => pattern.replace(/:[A-Za-z0-9]+/g, ':');
  for (const remote of remotesOf(root)) {
    const file = join(root, `apps/${remote}/src/routes.ts`);
    const routes = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const taken = [...routes.matchAll(/path: '([^']+)'/g)].find(([, pattern]) => shape(pattern!) === shape(path));
    if (taken) throw new UsageError(`${path} is taken: ${remote} has a screen at ${taken[1]}.`);
  }
}
