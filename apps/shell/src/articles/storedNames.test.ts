/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@fairtone/contracts';

const root = join(__dirname, '../../../..');
/** Files that never run in visitors' browsers. */
const NOT_IN_BROWSERS = /(^|\/)(testing|standalone|harness|scenes|db-types|node_modules|bench|locales)\/|\.test\./;
/** The declaration of a stored item's name: `const KEY = 'fairtone.cart'`. */
const NAMED = /const (?:\w*(?:KEY|PREFIX|CACHE|COOKIE|ROOT)|storageKey) = '((?:fairtone[._-]|theme)[\w.-]*)/g;

const sources = ['apps', 'libs', 'servers/edge'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !NOT_IN_BROWSERS.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);
const names = [...new Set(sources.flatMap((source) => [...source.matchAll(NAMED)].map(([, name]) => name!)))];

it('finds the names of stored items in the sources', () => {
  expect(names).toEqual(expect.arrayContaining(['theme', 'fairtone.cart', 'fairtone.session', 'fairtone_share']));
});

it.each(LANGUAGES)('the page about cookies lists every stored item (%s)', (language) => {
  const page = readFileSync(join(root, 'apps/shell/content', language, 'cookies.md'), 'utf8');
  const listed = [...page.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
});
