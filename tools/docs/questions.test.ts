/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { problemsOf, readQuestions, type Question } from './questions.ts';

const fromDisk = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
const from = (files: Record<string, string>) => (path: string) => files[path] ?? null;

describe('docs/questions.md', () => {
  const questions = readQuestions(readFileSync('docs/questions.md', 'utf8'));

  it('has a section of ARCHITECTURE.md and an answer in every row', () => {
    expect(questions.length).toBeGreaterThanOrEqual(12);
    expect(questions.map(({ section }) => section)).not.toContain('');
    for (const { answers } of questions) expect(answers).not.toEqual([]);
  });

  it.each(questions.map((question) => [question.text, question] as const))(
    'is led to the answer by ARCHITECTURE.md: %s',
    (_, question) => {
      expect(problemsOf(question, readFileSync('ARCHITECTURE.md', 'utf8'), fromDisk)).toEqual([]);
    },
  );
});

describe('a question', () => {
  const architecture =
    '# Architecture\n\n## State\n\nThe cart is in `libs/cart.ts`; tests: [README](servers/testing/README.md).\n\n## Data\n';
  const cart: Question = { text: 'Where?', section: 'state', answers: [{ file: 'libs/cart.ts', word: 'CART_KEY' }] };
  const files = { 'libs/cart.ts': 'const CART_KEY = 1', 'servers/testing/README.md': 'Entry point: `start.ts`.' };

  it('has no problem when its section names the file', () => {
    expect(problemsOf(cart, architecture, from(files))).toEqual([]);
  });

  it('has no problem when its section links to a README that names the file', () => {
    const answers = [{ file: 'servers/testing/start.ts', word: 'start' }];
    const read = from({ ...files, 'servers/testing/start.ts': 'start()' });
    expect(problemsOf({ ...cart, answers }, architecture, read)).toEqual([]);
  });

  it('names a file that moved', () => {
    expect(problemsOf(cart, architecture, from({}))).toEqual(['libs/cart.ts does not exist']);
  });

  it('names a word that the file lost', () => {
    expect(problemsOf(cart, architecture, from({ 'libs/cart.ts': '' }))).toEqual([
      'libs/cart.ts does not contain CART_KEY',
    ]);
  });

  it('names a file that another section names', () => {
    expect(problemsOf({ ...cart, section: 'data' }, architecture, from(files))).toEqual([
      '#data does not lead to libs/cart.ts',
    ]);
  });

  it('names a section that is gone', () => {
    expect(problemsOf({ ...cart, section: 'money' }, architecture, from(files))).toEqual([
      'ARCHITECTURE.md has no section #money',
    ]);
  });
});
