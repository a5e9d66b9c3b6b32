/// <reference types="@testing-library/jest-dom" />
import type { AxeResults } from 'axe-core';

const { testPath = '' } = expect.getState();

// axe and testing-library are large: they are loaded when a test first uses them, because each costs as much time as some tests.
expect.extend({
  toHaveNoViolations(results: AxeResults) {
    return jest.requireActual<typeof import('jest-axe')>('jest-axe').toHaveNoViolations.toHaveNoViolations!(results);
  },
});
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// Testing-library registers its clean-up after each test, which must happen before the first test.
if (testPath.endsWith('.tsx')) {
  jest.requireActual('@testing-library/react');
  jest.requireActual('@testing-library/user-event');
}
