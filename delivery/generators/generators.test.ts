/** @jest-environment node */
import { LANGUAGES, remoteDefinitionSchema } from '@fairtone/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planEvent } from './event.ts';
import { planSlotOrDialog } from './slotOrDialog.ts';
import { UsageError } from './plan.ts';
import { planRemote } from './remote.ts';
import { planScreen } from './screen.ts';
import { workspaceCopy } from './testing/workspaceCopy.ts';

let copy: ReturnType<typeof workspaceCopy>;
// The next test gets a new copy only when the test before has written into this one.
afterEach(() => {
  if (!copy.isWritten()) return;
  copy.remove();
  copy = workspaceCopy();
});
beforeAll(() => {
  copy = workspaceCopy();
});
afterAll(() => copy.remove());

const titles = {
  ...Object.fromEntries(LANGUAGES.map((language) => [language, `Radio (${language})`])),
  ...{ en: 'Night radio', pl: 'Nocne radio', de: 'Nachtradio', fr: 'Radio de nuit', tr: 'Gece radyosu' },
};
const radio = () => planRemote(copy.root, { name: 'radio', titles });
const read = (path: string) => readFileSync(join(copy.root, path), 'utf8');

describe('a remote', () => {
  it('is one folder, one workflow and one line of owners', async () => {
    const files = await copy.apply(radio());
    expect(Object.keys(files).sort()).toEqual(
      [
        '.github/CODEOWNERS',
        '.github/workflows/radio.yml',
        ...LANGUAGES.map((language) => `apps/radio/locales/${language}/radio.json`),
        'apps/radio/locales/same-as-english.json',
        'apps/radio/project.json',
        'apps/radio/src/offline.test.tsx',
        'apps/radio/src/remote.contract.test.ts',
        'apps/radio/src/remote.ts',
        'apps/radio/src/routes.ts',
        'apps/radio/src/screens/radio/RadioScreen.test.tsx',
        'apps/radio/src/screens/radio/RadioScreen.tsx',
        'apps/radio/src/standalone/main.ts',
      ].sort(),
    );
    expect(read('.github/CODEOWNERS')).toContain('\n/apps/radio/ @fairtone/radio\n');
    expect(JSON.parse(read('apps/radio/locales/tr/radio.json'))).toMatchObject({
      remote: { title: 'Gece radyosu' },
      radio: { title: 'Gece radyosu' },
    });
    expect(read('apps/radio/locales/same-as-english.json')).toBe('{}\n');
  });

  it('has the targets that its sisters have, under its own name', async () => {
    await copy.apply(radio());
    const [own, sister] = ['radio', 'player'].map((app) => JSON.parse(read(`apps/${app}/project.json`)));
    expect(Object.keys(own.targets)).toEqual(Object.keys(sister.targets));
    expect(own).toMatchObject({ name: 'radio', tags: ['type:remote', 'app:radio'] });
    for (const file of ['project.json', 'src/standalone/main.ts', 'src/remote.contract.test.ts'])
      expect(read(`apps/radio/${file}`)).not.toContain('player');
    expect(read('.github/workflows/radio.yml')).toContain('with: { app: radio }');
    expect(read('.github/workflows/radio.yml')).not.toContain('player');
  });

  it('takes a second screen, which is visited without a network too', async () => {
    await copy.apply(radio());
    await copy.apply(planScreen(copy.root, { remote: 'radio', name: 'Charts', path: '/radio/charts', titles }));
    expect(read('apps/radio/src/offline.test.tsx')).toMatch(/shows: [^,]+ },\s+{ at: '\/radio\/charts'/);
  });

  it('opens a door that the shell takes', async () => {
    await copy.apply(radio());
    const { remote } = await import(join(copy.root, 'apps/radio/src/remote.ts'));
    expect(remoteDefinitionSchema.parse(remote)).toMatchObject({ name: 'radio', routes: [{ path: '/radio' }] });
  });

  it.each([
    ['Radio', '/radio', 'no name for a remote'],
    ['night-radio', '/radio', 'no name for a remote'],
    ['player', '/radio', 'there already'],
    ['radio', 'radio', 'no route'],
    ['radio', '/create-album', 'studio has a screen at /create-album'],
    ['radio', '/edit-album/:id', 'studio has a screen at /edit-album/:albumId'],
  ])('%s at %s is refused', (name, path, reason) => {
    expect(() => planRemote(copy.root, { name, path, titles })).toThrow(reason);
  });
});

describe('a screen', () => {
  const charts = (remote = 'studio') =>
    planScreen(copy.root, { remote, name: 'TopCharts', path: '/charts/:genreId', titles: { en: 'Charts' } });

  it('is a folder, a line of the routes and of the visits without a network, and texts in every language', async () => {
    await copy.apply(charts());
    expect(read('apps/studio/src/offline.test.tsx')).toContain("  { at: '/charts/a-genreId', shows: 'Charts' },\n]);");
    expect(read('apps/studio/src/routes.ts')).toContain(
      "  { path: '/charts/:genreId', screen: () => import('./screens/top-charts/TopChartsScreen') },\n];",
    );
    for (const language of LANGUAGES) {
      const texts = JSON.parse(read(`apps/studio/locales/${language}/studio.json`));
      expect(texts.topCharts.empty.title).not.toBe('');
      expect(texts).toHaveProperty('forArtists');
    }
    expect(read('apps/studio/src/screens/top-charts/TopChartsScreen.test.tsx')).toContain("at: '/charts/a-genreId'");
  });

  it('says which titles are still English', () => {
    expect(charts().next[0]).toContain(`Translate "Charts" (${LANGUAGES.slice(1).join(', ')})`);
  });

  it('overwrites nothing: the second one is refused before a file is written', async () => {
    await copy.apply(charts());
    const before = read('apps/studio/src/routes.ts');
    const again = planScreen(copy.root, {
      remote: 'studio',
      name: 'TopCharts',
      path: '/other',
      titles: { en: 'Other' },
    });
    await expect(copy.apply(again)).rejects.toThrow(UsageError);
    expect(read('apps/studio/src/routes.ts')).toBe(before);
  });

  it('needs a remote that is there', () => {
    expect(() => charts('radio')).toThrow('There are: player, studio.');
  });
});

describe('an addition to the contract', () => {
  const released = () => {
    const file = join(copy.root, 'libs/contracts/src/version.ts');
    return /HOST_CONTRACT_VERSION = '(.*)'/.exec(readFileSync(file, 'utf8'))![1];
  };

  it('is an event with its payload and a newer version', async () => {
    await copy.apply(planEvent(copy.root, 'album/downloaded', ['albumId:uuid', 'note?:string']));
    expect(read('libs/contracts/src/events.ts')).toContain(
      "  'album/downloaded': z.object({ albumId, note: z.optional(z.string()) }),\n} as const;",
    );
    expect(released()).not.toBe('1.0.0');
  });

  it.each([
    ['album/download', 'does not say what happened'],
    ['downloaded', 'is no event'],
    ['order/paid', 'already'],
  ])('%s is refused', (name, reason) => {
    expect(() => planEvent(copy.root, name, [])).toThrow(reason);
  });

  it('is a slot or a dialog with what it is passed', async () => {
    await copy.apply(planSlotOrDialog(copy.root, 'slot', 'dashboard.figures', ['size:number']));
    await copy.apply(planSlotOrDialog(copy.root, 'dialog', 'studio.cropCover', ['albumId:string', 'title?:string']));
    expect(read('libs/contracts/src/slots.ts')).toContain("  'dashboard.figures': { size: number };\n}");
    expect(read('libs/contracts/src/dialogs.ts')).toContain(
      "  'studio.cropCover': { albumId: string; title?: string };\n}",
    );
    const samples = read('delivery/harness/src/fixtures/samples.ts');
    expect(samples).toContain("  'studio.cropCover': { albumId: ALBUM_IDS.owned, title: 'Slow Machines' },\n};");
    expect(samples).toContain("  'dashboard.figures': { size: 300 },\n};");
    expect(() => planSlotOrDialog(copy.root, 'slot', 'shell.cart', [])).toThrow('already');
    expect(planSlotOrDialog(copy.root, 'slot', 'artist-settings.mailAddress', []).next).toContainEqual(
      expect.stringContaining("'artist-settings.mailAddress': () => import('./features/mail-address/MailAddress')"),
    );
  });

  it('is never written with a field of an unknown type', () => {
    expect(() => planEvent(copy.root, 'album/downloaded', ['at:date'])).toThrow('uuid, string, int, number, boolean');
    expect(existsSync(join(copy.root, 'apps/studio'))).toBe(true);
  });
});
