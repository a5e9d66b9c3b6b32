import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { FAULT } from './faultyRemote';

interface Line {
  threat: string;
  outcome: string;
  title: string;
  seconds: string;
}

/** The title without project and file. */
const titleOf = (test: TestCase) => test.titlePath().slice(3).join(' › ');

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** Prints one list at the end: each fault, its outcome, and its entry in the list of threats. */
// eslint-disable-next-line no-restricted-exports -- Playwright loads a reporter by its default export
export default class FaultReporter implements Reporter {
  private readonly lines = new Map<string, Line[]>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const threat = test.annotations.find(({ type }) => type === 'threat')?.description ?? '';
    const outcome = result.status === 'passed' ? 'holds' : result.status === 'skipped' ? 'skipped' : 'BREAKS';
    const faults = result.steps.flatMap(faultsIn).map(({ title, error, duration }) => ({
      threat,
      outcome: error ? 'BREAKS' : 'holds',
      title: `  ${title.slice(FAULT.length)}`,
      seconds: seconds(duration),
    }));
    this.lines.set(test.id, [{ threat, outcome, title: titleOf(test), seconds: seconds(result.duration) }, ...faults]);
  }

  onEnd({ status }: FullResult): void {
    const lines = [...this.lines.values()]
      .sort(([one], [other]) => one!.threat.localeCompare(other!.threat, 'en', { numeric: true }))
      .flat();
    const held = lines.filter(({ outcome }) => outcome === 'holds').length;
    console.log('\nthreat  outcome  time     fault');
    for (const { threat, outcome, title, seconds } of lines) {
      console.log(`${threat.padStart(6)}  ${outcome.padEnd(7)}  ${`${seconds} s`.padStart(7)}  ${title}`);
    }
    console.log(`\n${held} of ${lines.length} hold${status === 'passed' ? '.' : `; the run ${status}.`}`);
  }
}

const faultsIn = (step: TestStep): TestStep[] => [
  ...(step.title.startsWith(FAULT) ? [step] : []),
  ...step.steps.flatMap(faultsIn),
];
