/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@fairtone/contracts';
import { findUntranslated } from '../../tools/translations/untranslated.ts';
import { planLanguage } from './language.ts';
import { withPluralGroups, withPluralKeys } from './languageTexts.ts';
import { LANGUAGE_PARTS, workspaceCopy } from './testing/workspaceCopy.ts';

/** Languages that may be added, and their names for themselves; those that the product has by now are left out. */
const LABELS = { es: 'Español', it: 'Italiano', nl: 'Nederlands', fi: 'Suomi' };
const free = Object.entries(LABELS).filter(([code]) => !LANGUAGES.some((language) => language === code));
const [[first, label], [second]] = free as [[string, string], [string, string]];

let copy: ReturnType<typeof workspaceCopy>;
let files: Record<string, string>;
const plan = (code?: string) => planLanguage(copy.root, { code, now: new Date('2030-04-05T06:07:08Z') });
beforeAll(async () => {
  copy = workspaceCopy(LANGUAGE_PARTS);
  files = await copy.apply(plan(first));
});
afterAll(() => copy.remove());

const migrationOf = (all: object, code: string) =>
  Object.keys(all).find((path) => path.endsWith(`_language_${code}.sql`));
const read = (path: string) => readFileSync(join(copy.root, path), 'utf8');
/** Files of the workspace with a folder or a name for one language, without those of parts that the copy does not have. */
const filesIn = (language: string) =>
  readdirSync(copy.root, { recursive: true, encoding: 'utf8' })
    .filter((path) => new RegExp(`/${language}(\\.ts$|/.*\\.\\w+$)`).test(path))
    .map((path) => path.replace(`/${language}`, '/<language>'))
    .sort();

describe('a new language', () => {
  it('has every file that German has', () => {
    expect(filesIn('de').length).toBeGreaterThan(15);
    expect(filesIn(first)).toEqual(filesIn('de'));
  });

  it('is in every list, after those that are there', () => {
    expect(read('libs/contracts/src/languages.ts')).toContain(`'${LANGUAGES.at(-1)}', '${first}'] as const`);
    expect(read('libs/i18n/src/languages.ts')).toContain(`  { code: '${first}', label: '${label}' },\n];`);
    expect(read('libs/db-types/src/database.types.ts')).toContain(`'${LANGUAGES.at(-1)}' | '${first}';`);
    expect(read('apps/studio/src/remote.ts')).toContain(
      `    ${first}: () => import('../locales/${first}/studio.json'),\n  },`,
    );
    expect(read('apps/shell/src/app/shellLocales.ts')).toContain(
      `  ${first}: () => import(/* webpackChunkName: "texts-${first}" */ '../../locales/${first}/shell.json'),\n};`,
    );
    const indexes = [
      'libs/mail/src/texts/all.ts',
      'servers/stripe/src/page/locale.ts',
      'servers/edge/src/pages/words/words.ts',
    ];
    for (const path of indexes) {
      expect(read(path)).toMatch(new RegExp(`import \\{ ${first} \\} from '\\./(texts/)?${first}\\.ts';`));
      expect(read(path)).toMatch(new RegExp(`= \\{ en, .*\\b${first} \\}`));
    }
  });

  it('is taken by the database, wherever it takes a language', () => {
    const sql = files[migrationOf(files, first)!]!;
    const list = [...LANGUAGES, first].map((code) => `'${code}'`).join(', ');
    const before = readdirSync('supabase/migrations').map((file) =>
      readFileSync(`supabase/migrations/${file}`, 'utf8'),
    );
    const checks = new Set(before.flatMap((text) => text.match(/\w+_language_check(?= check)/g) ?? []));
    expect([...checks].sort()).toEqual([
      'emails_language_check',
      'reports_language_check',
      'user_settings_language_check',
    ]);
    for (const check of checks) expect(sql).toContain(`add constraint ${check} check (language in (${list}));`);
    expect(sql).toContain(`select known from unnest(array[${list}])`);
  });

  it('is marked as being translated, and all its texts are found untranslated', () => {
    expect(JSON.parse(read('libs/i18n/locales/in-translation.json'))).toContain(first);
    const left = findUntranslated(copy.root, first).map(({ path }) => path);
    const english = findUntranslated(copy.root, 'en').map(({ path }) => path.replace(/\/en(?=[./])/, `/${first}`));
    expect(left).toEqual(english);
  });

  it('comes before another one, which continues its lists', async () => {
    const more = await copy.apply(plan(second));
    expect(read('libs/contracts/src/languages.ts')).toContain(`'${first}', '${second}'] as const`);
    expect(migrationOf(more, second)! > migrationOf(files, first)!).toBe(true);
    expect(read('servers/edge/src/pages/words/words.ts')).toContain(`${first}, ${second} };`);
    expect(filesIn(second)).toEqual(filesIn('de'));
  });

  it.each([
    [undefined, 'is no language'],
    ['spanish', 'is no language'],
    ['qq', 'is no language'],
    ['iw', 'is no language'],
    ['de', 'has German already'],
    ['he', 'right to left'],
  ])('%s is refused', (code, reason) => {
    expect(() => plan(code)).toThrow(reason);
  });
});

describe('plural forms of a new language', () => {
  const english = {
    a: { tracks_one: '{{count}} track', tracks_other: '{{count}} tracks', tracks_zero: 'No tracks' },
    b: 'B',
  };

  it('are those of its whole numbers in texts of the apps', () => {
    expect(withPluralKeys(english, 'cs')).toEqual({
      a: {
        tracks_zero: 'No tracks',
        tracks_one: '{{count}} track',
        tracks_few: '{{count}} tracks',
        tracks_other: '{{count}} tracks',
      },
      b: 'B',
    });
    expect(withPluralKeys(english, 'ja')).toEqual({
      a: { tracks_zero: 'No tracks', tracks_other: '{{count}} tracks' },
      b: 'B',
    });
  });

  it('are all that it has in texts of e-mails', () => {
    const mail = { receipt: { subject: { one: 'one album', other: '{{count}} albums' } } };
    expect(withPluralGroups(mail, 'es')).toEqual({
      receipt: { subject: { one: 'one album', many: '{{count}} albums', other: '{{count}} albums' } },
    });
  });
});
