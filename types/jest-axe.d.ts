declare module 'jest-axe' {
  import type { AxeResults, RunOptions } from 'axe-core';
  export function axe(html: Element | string, options?: RunOptions): Promise<AxeResults>;
  export const toHaveNoViolations: Record<string, (results: AxeResults) => { message(): string; pass: boolean }>;
}
declare namespace jest {
  interface Matchers<R> {
    toHaveNoViolations(): R;
  }
}
