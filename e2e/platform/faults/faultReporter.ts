import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Line {
  threat: string;
  outcome: string;
  title: string;
  seconds: string;
}

/** Prints one list at the end: each fault, what came out, and the line of the list of threats that it belongs to. */
// eslint-disable-next-line no-restricted-exports -- Playwright loads a reporter by its default export
export default class FaultReporter implements Reporter {
  private readonly lines = new Map<string, Line>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const threat = test.annotations.find(({ type }) => type === 'threat')?.description ?? '';
    const outcome = result.status === 'passed' ? 'holds' : result.status === 'skipped' ? 'skipped' : 'BREAKS';
    this.lines.set(test.id, { threat, outcome, title: test.title, seconds: (result.duration / 1000).toFixed(1) });
  }

  onEnd({ status }: FullResult): void {
    const lines = [...this.lines.values()].sort((one, other) =>
      one.threat.localeCompare(other.threat, 'en', { numeric: true }),
    );
    const held = lines.filter(({ outcome }) => outcome === 'holds').length;
    console.log('\nthreat  outcome  time     fault');
    for (const { threat, outcome, title, seconds } of lines) {
      console.log(`${threat.padStart(6)}  ${outcome.padEnd(7)}  ${`${seconds} s`.padStart(7)}  ${title}`);
    }
    console.log(`\n${held} of ${lines.length} hold${status === 'passed' ? '.' : `; the run ${status}.`}`);
  }
}
