/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { COMMANDS } from '../../commands.ts';
import { commandHelp, commandTables } from './commands.ts';
import { eventTable } from './events.ts';
import { folderTree } from './folders.ts';
import { importRules } from './importRules.ts';
import { routeTable } from './routes.ts';
import { slotTable } from './slots.ts';

let root: string;

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fairtone-docs-'));
  write({ 'apps/shell/src/main.ts': '', 'apps/radio/src/remote.ts': '' });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the folder tree', () => {
  const described = (text: string) => JSON.stringify({ metadata: { description: text } });

  it('takes each line from project.json, or from the first line of the README', () => {
    write({
      'apps/shell/project.json': described('The host.'),
      'apps/radio/project.json': described('Music without choosing.'),
      'servers/edge/README.md': '# edge\n\nServes pages and releases.\n\nMore.\n',
    });
    expect(folderTree(root).split('\n')).toEqual([
      '```',
      'apps/',
      '  radio/  Music without choosing.',
      '  shell/  The host.',
      'servers/',
      '  edge/   Serves pages and releases.',
      '```',
    ]);
  });

  it('names an app that describes itself nowhere', () => {
    write({ 'apps/shell/project.json': described('The host.') });
    expect(() => folderTree(root)).toThrow('apps/radio/ has no metadata.description');
  });

  it('omits undescribed folders of a project that describes itself', () => {
    rmSync(join(root, 'apps'), { recursive: true });
    write({ 'tools/project.json': described('Scripts.'), 'tools/lint/rule.mjs': '' });
    expect(folderTree(root)).toBe('```\ntools/  Scripts.\n```');
  });
});

describe('the import rules', () => {
  it('join projects with the same rights, and name the libs that production must not import', () => {
    const table = importRules([
      { sourceTag: 'lib:domain', onlyDependOnLibsWithTags: ['lib:domain'] },
      { sourceTag: 'lib:events', onlyDependOnLibsWithTags: ['lib:events', 'lib:domain'] },
      { sourceTag: 'type:remote', onlyDependOnLibsWithTags: ['lib:domain', 'lib:events'] },
      { sourceTag: 'type:shell', onlyDependOnLibsWithTags: ['lib:domain', 'lib:events'] },
      { sourceTag: 'type:tools', onlyDependOnLibsWithTags: ['lib:domain', 'lib:events', 'lib:harness', 'type:tools'] },
    ]);
    expect(table.split('\n').slice(2)).toEqual([
      '| domain | nothing of ours |',
      '| events | domain |',
      '| remote, shell | any lib but testing and harness |',
      '| tools | any lib but testing |',
    ]);
  });
});

describe('the routes', () => {
  it('are read from the route files of each app, lists of paths included', () => {
    write({
      'apps/shell/src/articles/articleRoutes.ts': `[{ path: '/help' }, ...['/terms', '/privacy'].map((path) => ({ path }))]`,
      'apps/radio/src/routes.ts': `[{ path: '/radio/:mixId', screen }]`,
      'apps/radio/src/routes.test.ts': `[{ path: '/not-a-route' }]`,
    });
    expect(routeTable(root).split('\n').slice(2)).toEqual([
      '| shell | `/help`, `/terms`, `/privacy` |',
      '| radio | `/radio/:mixId` |',
    ]);
  });
});

describe('the events', () => {
  it('name who emits and who listens, libs included, also where the name is one of two', () => {
    write({
      'libs/store/src/session.ts': `eventBus.emit(user ? 'session/signedIn' : 'session/signedOut', payload);`,
      'apps/radio/src/stop.ts': `eventBus.on('session/signedOut', stop);`,
    });
    expect(
      eventTable(root, { 'session/signedIn': ['userId'], 'session/signedOut': [] })
        .split('\n')
        .slice(2),
    ).toEqual([
      '| `session/signedIn` | `userId` | libs/store | – |',
      '| `session/signedOut` | – | libs/store | radio |',
    ]);
  });
});

describe('slots and dialogs', () => {
  it('name for whom they are, their provider and their consumers', () => {
    write({
      'libs/contracts/src/slots.ts': `export interface Slots {\n  /** In the header: mixes (radio). */\n  'shell.mixes': object;\n}\nexport const SLOT_AUDIENCES = {\n  'shell.mixes': 'members',\n};`,
      'libs/contracts/src/dialogs.ts': `export interface Dialogs {\n  /** Chooses a mix (radio). */\n  'radio.choose': object;\n}`,
      'apps/radio/src/remote.ts': `slots: { 'shell.mixes': () => import('./Mixes') }, dialogs: { 'radio.choose': () => import('./Choose') }`,
      'apps/shell/src/Header.tsx': `<Slot name="shell.mixes" />; dispatch(dialogOpened({ name: 'radio.choose', props: {} }))`,
    });
    expect(slotTable(root).split('\n').slice(2)).toEqual([
      '| slot | `shell.mixes` | In the header: mixes. | members | radio | shell |',
      '| dialog | `radio.choose` | Chooses a mix. | – | radio | shell |',
    ]);
  });

  it('find a slot whose name is put together', () => {
    write({
      'libs/contracts/src/slots.ts': `export interface Slots {\n  /** A tab (radio). */\n  'dashboard.mixes': object;\n}`,
      'libs/contracts/src/dialogs.ts': '',
      'apps/shell/src/Tabs.tsx': '<Slot name={`dashboard.${id}`} />',
    });
    expect(slotTable(root)).toContain('| slot | `dashboard.mixes` | A tab. | all visitors | – | shell |');
  });
});

describe('the commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

  it('are all scripts of package.json, each once', () => {
    expect(COMMANDS.map(({ name }) => name).sort()).toEqual(Object.keys(scripts).sort());
  });

  it.each([
    ['Markdown', commandTables],
    ['a terminal', commandHelp],
  ])('are printed for %s with the way to start each', (_, print) => {
    const lines = print().split('\n');
    for (const { purpose } of COMMANDS) expect(lines.some((line) => line.includes(purpose))).toBe(true);
    expect(lines.find((line) => line.includes('Installs what is missing'))).toContain('npm start');
    expect(lines.find((line) => line.includes('Before each commit'))).toContain('npm run check');
  });
});
