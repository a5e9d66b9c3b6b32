/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NARROW_SHARES, VERSIONED_SHARES } from './narrowShares.mjs';

const root = resolve(__dirname, '../..');
const SHARES: Record<string, string> = { ...NARROW_SHARES, ...VERSIONED_SHARES };
/** Code that uses the whole packages: tests, and code that is not part of the page. */
const ELSEWHERE = /\.test\.|[\\/](testing|standalone|node_modules|backend|harness|prerender)[\\/]/;

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0]!)
    .filter((name) => name && !name.startsWith('type '));

const shared = (request: string) => {
  const code = readFileSync(SHARES[request]!, 'utf8');
  return namesIn(/\{([^}]+)\}/.exec(code)![1]!);
};

/** Names used of a namespace import: `z.string` of `* as z`. Capitalised names are types. */
function namesOf(all: string, code: string): string[] {
  const name = /\* as (\w+)/.exec(all)?.[1];
  const used = name ? [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\.([a-z_]\\w*)`, 'g'))] : [];
  return used.length > 0
    ? [...new Set(used.map(([, member]) => member!))].filter((member) => member !== 'infer')
    : ['*'];
}

/** `file: name` of every imported value that the page would not have. */
function missingIn(file: string, code: string): string[] {
  return Object.keys(SHARES).flatMap((request) => {
    const imports = code.matchAll(
      new RegExp(`(?:import|export) (type )?(\\{[^}]*\\}|\\*[^'"]*?) from ['"]${request}['"]`, 'g'),
    );
    return [...imports]
      .filter(([, isType]) => !isType)
      .flatMap(([, , what]) => (what!.startsWith('{') ? namesIn(what!.slice(1, -1)) : namesOf(what!, code)))
      .filter((name) => !shared(request).includes(name))
      .map((name) => `${file}: ${name} of ${request}`);
  });
}

const sources = () => {
  const files = ['apps', 'libs', 'delivery/harness'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !ELSEWHERE.test(file)),
  );
  expect(files.length).toBeGreaterThan(300);
  return files.map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));
};

it('has every name that apps and libs import; add it to the list in delivery/webpack/shares', () => {
  expect(sources().flatMap(({ file, code }) => missingIn(file, code))).toEqual([]);
});

it('react-aria is imported by its parts: from the whole package it would not be the copy of the page', () => {
  const whole = sources().filter(({ code }) => /from 'react-aria(-components)?'/.test(code));
  expect(whole.map(({ file }) => file)).toEqual([]);
});

it('tells a name that is not there, whole imports and re-exports included; types are free', () => {
  const code = `import {
  Link as RouterLink,
  useFetcher,
  type RouteObject,
} from 'react-router-dom';
import type { Foo } from 'react-router-dom';
import * as kit from '@reduxjs/toolkit';
import * as z from 'zod/mini';
const schema: z.ZodMiniType = z.array(z.base64());
type Shape = z.infer<typeof schema>;
export { Trans } from "react-i18next";`;
  expect(missingIn('x.ts', code)).toEqual([
    'x.ts: useFetcher of react-router-dom',
    'x.ts: * of @reduxjs/toolkit',
    'x.ts: Trans of react-i18next',
    'x.ts: base64 of zod/mini',
  ]);
});
