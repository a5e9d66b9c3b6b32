/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryFiles, readLibraries } from './packageList.ts';

const libraries = readLibraries(process.cwd());
const packed = Object.keys(entryFiles('/', libraries));

const isTest = (file: string) => /\.test(-d)?\.tsx?$/.test(file);

it.each(libraries)('everything of ours that $name imports is packed too', ({ folder }) => {
  const files = readdirSync(join(process.cwd(), folder, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !file.includes('testing'));
  const imported = sources.flatMap((file) => {
    const text = readFileSync(join(process.cwd(), folder, 'src', file), 'utf8');
    return [...text.matchAll(/from '(@fairtone\/[^']+)'/g)].map(([, request]) => request!);
  });
  expect([...new Set(imported)].filter((request) => !packed.includes(request))).toEqual([]);
});
