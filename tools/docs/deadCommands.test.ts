/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { documentsOf, repositoryFiles } from './documents.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const namedIn = (text: string) => [...text.matchAll(/npm run (?:-s )?(\w[\w:-]*)/g)].map(([, name]) => name!);

describe('commands in a document', () => {
  it.each(documentsOf(repositoryFiles('.')))('are scripts of package.json in %s', (page) => {
    expect(namedIn(readFileSync(page, 'utf8')).filter((name) => !(name in scripts))).toEqual([]);
  });
});
