import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type RemoteBuild } from '@fairtone/contracts';
import { expect, test } from '@playwright/test';

const APPS = ['catalog', 'player', 'studio', 'account', 'checkout'];
/** Texts of this length or more are distinctive; shorter ones ("Albums", "Loading") occur in every part of a site. */
const TELLING_LENGTH = 12;
/**
 * Links of the header, its menus and the footer, and the offline notice, as any site has them. The pages at these URLs belong to
 * the remotes.
 */
const NAVIGATION = [
  ...['/', '/explore', '/artists', '/all-albums', '/dashboard', '/create-album', '/for-artists'],
  ...['/profile', '/settings', '/artist-settings', '/kept'],
];

const root = process.cwd();
const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(root, folder, file));
const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

const ARTICLES = filesOf('apps/shell/content', /\.md$/).map((file) => basename(file, '.md'));
/** Articles are texts for people and mention the whole shop. */
const isArticle = (file: string) => file.endsWith('.json') && ARTICLES.includes(basename(file).split('.')[0]!);

const withoutArticles = (file: string) => JSON.stringify({ ...readJson<object>(file), articles: {} });

/** Everything that the shell's build ships except its articles, with the escapes of strings in scripts removed. */
const shipped = () =>
  plain(
    filesOf('dist/apps/shell', /\.(js|html|json|css)$/)
      .filter((file) => !isArticle(file))
      .map((file) => (file.endsWith('/shell.json') ? withoutArticles(file) : readFileSync(file, 'utf8')))
      .join('\n'),
  );
const plain = (text: string) => text.replaceAll('\\', '');

function textsOf(file: string): string[] {
  const values = (node: unknown): string[] =>
    typeof node === 'string' ? [node] : Object.values(node as object).flatMap((inner: unknown) => values(inner));
  return values(readJson(file));
}

const localesOf = (folder: string) =>
  LANGUAGES.flatMap((language) => filesOf(`${folder}/locales/${language}`, /\.json$/)).flatMap(textsOf);

test.describe('Files of the shell', () => {
  test('hold nothing of any other app: no build, screen, dialog, endpoint or text', () => {
    const shell = shipped();
    const found = (texts: string[]) => texts.filter((text) => shell.includes(plain(text)));
    const common = [...localesOf('apps/shell'), ...localesOf('libs/i18n')].join('\n');
    for (const app of APPS) {
      const build = readJson<RemoteBuild>(join(root, 'dist/apps', app, 'remote.json'));
      const files = Object.keys(build.integrity).map((file) => basename(file));
      expect(found([build.version, build.container, ...files]), `builds of ${app}`).toEqual([]);
      expect(found(build.routes.filter((route) => !NAVIGATION.includes(route))), `screens of ${app}`).toEqual([]);
      expect(found(build.dialogs), `dialogs of ${app}`).toEqual([]);
      expect(found(endpointsOf(app)), `endpoints of ${app}`).toEqual([]);

      const own = localesOf(`apps/${app}`).filter((text) => text.length >= TELLING_LENGTH && !common.includes(text));
      expect(own.length).toBeGreaterThan(20);
      expect(found(own), `texts of ${app}`).toEqual([]);
    }
  });
});

/** Names of the endpoints that an app injects: `catalogGetAlbum`. */
function endpointsOf(app: string): string[] {
  const sources = filesOf(`apps/${app}/src`, /\.ts$/).map((file) => readFileSync(file, 'utf8'));
  return sources.flatMap((source) => [...source.matchAll(/^\s+(\w+): build\.\w+/gm)].map((match) => match[1]!));
}
