/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareContracts } from '../contracts/judge.ts';
import { describeExports } from './describePackages.ts';

const FILES = {
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [], "lib": ["ES5"], "module": "ESNext" } }',
  'node_modules/react/index.d.ts': 'export interface Attributes { id?: string; title?: string }',
  'node_modules/zod/index.d.ts': 'export interface ZodMiniEnum<Names> { parse(value: unknown): keyof Names }',
  'contracts.ts': 'export interface Track { title: string }',
  'languages.ts': `
    import type { ZodMiniEnum } from './node_modules/zod/index';
    /** @open A minor version may add languages. */
    export type Language = 'en' | 'pl';
    export declare const languageSchema: ZodMiniEnum<{ en: 1; pl: 1 }>;
    export const VERSION = '1.2.0';
    export declare function languageOf(text?: Language): Language | 'pseudo' | null;`,
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

describe('What may grow in a minor version', () => {
  const describeLanguages = () =>
    describeExports({ '@fairtone/contracts': join(folder, 'languages.ts') }, join(folder, 'tsconfig.json'));

  it('is an open union, which is described once and named elsewhere', () => {
    const described = describeLanguages();
    expect(described['@fairtone/contracts Language']).toEqual({
      direction: 'accepted',
      shape: { enum: ['en', 'pl'] },
    });
    expect(described['@fairtone/contracts languageOf']!.shape.function).toMatchObject({
      returns: { anyOf: expect.arrayContaining([{ ts: 'Language' }, { const: 'pseudo' }, { type: 'null' }]) },
    });
  });

  it('are the value of a constant, and what a schema accepts', () => {
    expect(describeLanguages()).toMatchObject({
      '@fairtone/contracts VERSION': { shape: { type: 'string' } },
      '@fairtone/contracts languageSchema': { shape: { ts: 'ZodMiniEnum' } },
    });
  });

  it('another language is an addition, and one less breaks', () => {
    const before = describeLanguages();
    const withSpanish = structuredClone(before);
    withSpanish['@fairtone/contracts Language']!.shape = { enum: ['en', 'es', 'pl'] };
    expect(compareContracts(before, withSpanish)).toMatchObject([{ isBreaking: false }]);
    expect(compareContracts(withSpanish, before)).toMatchObject([{ isBreaking: true }]);
  });

  it('is no other type', () => {
    writeFileSync(join(folder, 'closed.ts'), '/** @open */ export interface Closed { title: string }');
    const describeClosed = () =>
      describeExports({ '@fairtone/contracts': join(folder, 'closed.ts') }, join(folder, 'tsconfig.json'));
    expect(describeClosed).toThrow('only a union is @open');
  });
});
