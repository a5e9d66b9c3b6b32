import { LANGUAGES } from '@fairtone/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLastReleased } from '../contracts/released.ts';
import { checkPath, checkRemoteName, kebab, pascal } from './names.ts';
import { UsageError, type Plan } from './plan.ts';
import { checkFree, nextSteps } from './screen.ts';
import { offlineVisit, screenFiles } from './screenFiles.ts';
import { addTexts, partTexts, sameAsEnglish, screenTexts, type Titles } from './texts.ts';

/** The remote whose targets of nx, workflow, standalone page and contract suite a new one gets. */
const SISTER = 'player';

export interface RemoteRequest {
  name?: string;
  /** Path of its first screen; `/<name>` when omitted. */
  path?: string;
  titles: Titles;
}

/** Plans a remote with one screen: `apps/<name>`, the workflow of its team, and a line that names its owner. */
export function planRemote(root: string, { name, path = `/${name}`, titles }: RemoteRequest): Plan {
  checkRemoteName(name);
  checkPath(path);
  if (existsSync(join(root, 'apps', name))) throw new UsageError(`apps/${name} is there already; nothing was written.`);
  checkFree(root, path);

  const app = `apps/${name}`;
  const screen = pascal(name);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const ofSister = (file: string) => read(`apps/${SISTER}/${file}`);
  const renamed = (text: string) => text.replaceAll(new RegExp(`\\b${SISTER}\\b`, 'g'), name);
  const texts = LANGUAGES.map((language) => [
    `${app}/locales/${language}/${name}.json`,
    addTexts(partTexts(language, titles), camelOf(screen), screenTexts(language, titles)),
  ]);
  return {
    create: {
      [`.github/workflows/${name}.yml`]: renamed(read(`.github/workflows/${SISTER}.yml`)),
      [`${app}/project.json`]: renamed(
        ofSister('project.json').replace(
          /"description": ".*?"/,
          `"description": ${JSON.stringify(`Remote: ${titles.en}.`)}`,
        ),
      ),
      [`${app}/src/remote.ts`]: door(name, titles.en, contractRange(root)),
      [`${app}/src/routes.ts`]: routes(name, path, screen),
      [`${app}/src/remote.contract.test.ts`]: ofSister('src/remote.contract.test.ts'),
      [`${app}/src/offline.test.tsx`]: offlineTest(offlineVisit({ path, title: titles.en })),
      [`${app}/src/standalone/main.ts`]: ofSister('src/standalone/main.ts'),
      [`${app}/locales/same-as-english.json`]: sameAsEnglish('{}', titles),
      ...Object.fromEntries(texts),
      ...screenFiles({ app, remote: name, name: screen, path, title: titles.en }),
    },
    edit: { '.github/CODEOWNERS': (text) => `${text.trimEnd()}\n/apps/${name}/ @fairtone/${name}\n` },
    next: [...nextSteps(name, titles), `npx nx run ${name}:release    # live, without a new shell`],
  };
}

// The contract of every shell that may be live now; a remote raises its range when it uses more.
const contractRange = (root: string) => `^${readLastReleased(root)?.version ?? '1.0.0'}`;
const camelOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const door = (name: string, title: string, contract: string) => `import { defineRemote } from '@fairtone/contracts';
import { routes } from './routes';

/** ${title}. */
export const remote = defineRemote({
  name: '${name}',
  contract: '${contract}',
  routes,
  locales: {
${LANGUAGES.map((language) => `    ${language}: () => import('../locales/${language}/${name}.json'),`).join('\n')}
  },
});
`;

const offlineTest = (visit: string) => `import { describeOfflineScreens } from '@fairtone/testing';
import { remote } from './remote';

describeOfflineScreens(remote, [${visit}]);
`;

const routes = (name: string, path: string, screen: string) => `import type { RemoteRoute } from '@fairtone/contracts';

/** Addresses of the screens of ${name}. */
export const routes: RemoteRoute[] = [
  { path: '${path}', screen: () => import('./screens/${kebab(screen)}/${screen}Screen') },
];
`;
