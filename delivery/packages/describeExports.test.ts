/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeExports } from './describePackages.ts';

const FILES = {
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [], "lib": ["ES5"], "module": "ESNext" } }',
  'node_modules/react/index.d.ts': 'export interface Attributes { id?: string; title?: string }',
  'contracts.ts': 'export interface Track { title: string }',
  'ui.ts': `
    import type { Attributes } from './node_modules/react/index';
    import type { Track } from './contracts';
    export interface RowProps extends Attributes { track: Track; size?: 1 | 2 }
    export function Row(props: RowProps): string { return String(props); }
    export { Row as TrackRow };`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-exports-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it('describes exports with their own fields, and names types of other packages', () => {
  const files = { '@fairtone/contracts': join(folder, 'contracts.ts'), '@fairtone/ui': join(folder, 'ui.ts') };
  const described = describeExports(files, join(folder, 'tsconfig.json'));
  const props = {
    type: 'object',
    properties: { size: { enum: [1, 2] }, track: { ts: 'Track' } },
    required: ['track'],
  };
  const row = { function: { parameters: [props], returns: { type: 'string' } } };
  expect(described).toEqual({
    '@fairtone/contracts Track': {
      direction: 'given',
      shape: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] },
    },
    '@fairtone/ui RowProps': { direction: 'given', shape: props },
    '@fairtone/ui Row': { direction: 'given', shape: row },
    '@fairtone/ui TrackRow': { direction: 'given', shape: row },
  });
});
