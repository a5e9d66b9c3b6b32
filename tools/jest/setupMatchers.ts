/// <reference types="@testing-library/jest-dom" />
import type { AxeResults } from 'axe-core';

const { testPath = '' } = expect.getState();

// axe is large and few files ask it; these are asked for elements only. Each costs a file as much as some of its tests.
expect.extend({
  toHaveNoViolations(results: AxeResults) {
    return jest.requireActual<typeof import('jest-axe')>('jest-axe').toHaveNoViolations.toHaveNoViolations!(results);
  },
});
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// They clean up after each test, which they can only say before the first one.
if (testPath.endsWith('.tsx')) {
  jest.requireActual('@testing-library/react');
  jest.requireActual('@testing-library/user-event');
}
