import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeArticles } from './articles/articleFiles.mjs';
import { readHostContract, readShellPaths } from './audit.mjs';
import { integrityOf } from './integrity.mjs';
import { productVersion, root } from './paths.mjs';
import { preloadsOf, sharedScripts } from './preloads.mjs';
import { SHARED_PACKAGES } from './shared.mjs';

/** Screens of the shell's own routes whose scripts are worth preloading. */
const ARTICLE_SCREENS = join(root, 'apps/shell/src/articles/screens/index.ts');
const auth = (screen) => `apps/shell/src/auth/screens/${screen}.tsx`;
const AUTH_SCREENS = {
  '/login': auth('LoginScreen'),
  '/signup': auth('SignupScreen'),
  '/forgot-password': auth('ForgotPasswordScreen'),
  '/reset-password': auth('ResetPasswordScreen'),
  '/auth/confirm': auth('ConfirmLinkScreen'),
};
const TEXTS = { common: 'libs/i18n/locales', shell: 'apps/shell/locales' };

/**
 * The contents of `shell.json`: what the shop demands of remotes, and which scripts to preload.
 * @param parts more parts of the build than its texts, as for `preloadsOf`
 * @param prerender the file that prerenders its page on a host
 * @param pages page metadata of its own routes, by route pattern
 */
export async function describeShell(compilation, output, { parts = {}, pages = {}, prerender } = {}) {
  const articles = describeArticles(join(root, 'apps/shell/content'));
  const routes = articleRoutes(articles);
  const { ALIASES, SHELL_PAGES } = await readShellPaths();
  const screens = {
    ...Object.fromEntries(routes.map((route) => [route, [ARTICLE_SCREENS]])),
    ...Object.fromEntries(Object.entries(AUTH_SCREENS).map(([route, file]) => [route, [join(root, file)]])),
  };
  const preload = {
    ...preloadsOf(compilation, { ...textsByLanguage(), ...screens, ...parts }),
    // Before all others: a deferred script is fetched after all preloads, and a browser opens six connections per host.
    '*': initialScripts(compilation),
  };
  const shares = sharedScripts(compilation);
  const files = [
    ...new Set([...Object.values(preload).flat(), ...Object.values(shares).flat(), ...(prerender ? [prerender] : [])]),
  ];
  return {
    version: productVersion,
    contract: await readHostContract(),
    sharedPackages: SHARED_PACKAGES,
    budgets: readBudgets(),
    preload,
    shares,
    routes: Object.keys(ALIASES),
    redirects: ALIASES,
    pages: {
      ...SHELL_PAGES,
      ...Object.fromEntries(routes.map((route) => [route, { kind: 'article', first: [] }])),
      ...pages,
    },
    articles,
    ...(prerender && { prerender }),
    integrity: Object.fromEntries(files.map((file) => [file, integrityOf(join(output, file))])),
  };
}

/** What the shop allows each remote in transferred bytes. The functions of the console check releases by it. */
const readBudgets = () => JSON.parse(readFileSync(join(root, 'delivery/release/budgets.json'), 'utf8'));

/** The scripts and styles that the HTML starts the page with. */
const initialScripts = ({ entrypoints }) =>
  [...entrypoints.values()].flatMap((entry) => entry.getFiles().filter((file) => file.endsWith('.js')));

function articleRoutes(articles) {
  const paths = Object.keys(articles).map((path) => path.replace(/^\/blog\/.*/, '/blog/:slug'));
  return [...new Set(paths)];
}

function textsByLanguage() {
  const languages = readdirSync(join(root, TEXTS.shell), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const filesOf = (language) =>
    Object.entries(TEXTS).map(([name, folder]) => join(root, folder, language, `${name}.json`));
  return Object.fromEntries(languages.map(({ name }) => [name, filesOf(name)]));
}
