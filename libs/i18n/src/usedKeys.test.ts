/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { flatten } from './localeRules';
import { hasKey, usedKeys } from './usedKeys';

const root = join(__dirname, '../../..');
const filesIn = (folder: string, ending: RegExp) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => ending.test(name))
        .map((name) => join(folder, name))
    : [];
const foldersIn = (name: string) => readdirSync(join(root, name)).map((one) => join(root, name, one));
const keysOf = (path: string) => new Set(Object.keys(flatten(JSON.parse(readFileSync(path, 'utf8')))));

/** English keys by namespace; the other languages are compared with English elsewhere. */
const texts = new Map(
  [join(root, 'libs/i18n'), ...foldersIn('apps')]
    .flatMap((folder) => filesIn(join(folder, 'locales/en'), /\.json$/))
    .map((path) => [basename(path, '.json'), keysOf(path)]),
);

const unknownIn = (path: string, own: string) =>
  usedKeys(readFileSync(path, 'utf8')).flatMap((used) => {
    const [, named, key = used.key] = /^(\w+):(.*)$/.exec(used.key) ?? [];
    const places = named ? [named] : [...(used.namespaces.length > 0 ? used.namespaces : [own]), 'common'];
    const isKnown = places.some((name) => hasKey(texts.get(name) ?? new Set(), { key }));
    return isKnown ? [] : [`${relative(root, path)}: ${used.key}`];
  });

it('finds a text for every key that apps and libs use', () => {
  const unknown = [...foldersIn('apps'), ...foldersIn('libs')].flatMap((folder) =>
    filesIn(join(folder, 'src'), /(?<!\.test|\.test-d|\.d)\.tsx?$/).flatMap((path) =>
      unknownIn(path, basename(folder)),
    ),
  );
  expect(unknown).toEqual([]);
});

describe('the keys that a file uses', () => {
  const keys = (source: string) => usedKeys(source).map(({ key }) => key);

  it.each([
    [`t('album.title')`, ['album.title']],
    [`t("album.title", { name: t('common:genres.jazz') })`, ['album.title', 'common:genres.jazz']],
    ['t(`genres.${slug(`a${b}`)}.name`)', ['genres.*.name']],
    [`t(kind === 'sale' ? 'sales.one' : 'sales.all')`, ['sales.one', 'sales.all']],
    [`t(key)`, []],
    [`t(wordOf('not', { a: 'key' }))`, []],
    [`<Trans t={t} i18nKey="pricing.youReceive" values={{ a: 'b' }} />`, ['pricing.youReceive']],
    [`/** @example t('a.b') */\n * t('c.d')\n// t('e.f')`, []],
    [`split('a.b'); list.at('c.d')`, []],
  ])('%s', (source, expected) => expect(keys(source)).toEqual(expected));

  it('are looked up in the namespaces that the file names', () => {
    const source = `const { t } = useTranslation('catalog'); t('a.b')`;
    expect(usedKeys(source)).toEqual([{ key: 'a.b', namespaces: ['catalog'] }]);
  });
});

describe('whether a key exists', () => {
  const known = new Set(['title', 'count_one', 'count_other', 'kind.album.name']);
  it.each(['title', 'count', 'kind.*.name'])('%s', (key) => expect(hasKey(known, { key })).toBe(true));
  it.each(['titles', 'kind.*.text', 'kind'])('no: %s', (key) => expect(hasKey(known, { key })).toBe(false));
});
