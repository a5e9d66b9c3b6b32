import { readFileSync } from 'node:fs';

/** A test of a report as `npm test` writes it to dist/testTimes.json: the titles joined by ` > `, without the file. */
interface PassedTest {
  file: string;
  title: string;
}

const BROWSER_TESTS = 'e2e/';
const TITLE_SEPARATOR = ' > ';

/** Name of a test in the set of those that pass without a fault. @param title as a {@link Find} has it */
export const nameOfTest = (file: string, title: string): string => `${file} ${title}`;

/** Names of tests that passed: Playwright names a test by its file too, and jest separates titles by spaces. */
export const namesOfTests = (tests: readonly PassedTest[]): Set<string> =>
  new Set(
    tests.map(({ file, title }) =>
      file.startsWith(BROWSER_TESTS)
        ? nameOfTest(file, file.slice(BROWSER_TESTS.length) + TITLE_SEPARATOR + title)
        : nameOfTest(file, title.replaceAll(TITLE_SEPARATOR, ' ')),
    ),
  );

/** Reads such a report. */
export const readPassingTests = (path: string): Set<string> =>
  namesOfTests((JSON.parse(readFileSync(path, 'utf8')) as { tests: PassedTest[] }).tests);
