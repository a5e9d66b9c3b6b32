export interface TestRun {
  stages: { name: string; ms: number; busy: number }[];
  tests: { file: string; title: string; ms: number }[];
}

export function medianRun(runs: TestRun[]): TestRun;
export function longFiles(tests: TestRun['tests']): string[];
