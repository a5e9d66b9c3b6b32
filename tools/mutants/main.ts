// npm run test:mutants: plants each fault of tools/mutants/faults in a copy of the product, and expects a test to find it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readFaults } from './faults.ts';
import { hunt, LEVELS, type Find, type Level } from './hunt.ts';
import { openWorkplace } from './workplace.ts';

const { values } = parseArgs({
  options: {
    /** Faults whose file in tools/mutants/faults, name or changed file holds this text. */
    only: { type: 'string' },
    /** Levels of tests to run, separated by commas. */
    levels: { type: 'string', default: LEVELS.join(',') },
    /** The tests of a commit instead of those of the working tree. */
    commit: { type: 'string' },
    /** Where the outcome is written, by name of the fault. */
    report: { type: 'string', default: 'dist/mutants.json' },
    /** Every n-th fault from the k-th on, as k/n: a share of them for a machine of several. */
    share: { type: 'string', default: '1/1' },
  },
});

const root = process.cwd();
const levels = values.levels.split(',') as Level[];
const [own, shares] = values.share.split('/').map(Number) as [number, number];
const faults = readFaults(root)
  .filter(({ room, name, file }) => !values.only || [room, name, file].some((text) => text.includes(values.only!)))
  .filter((_fault, index) => index % shares === own - 1);

const place = openWorkplace(root, values.commit ?? null);
const outcome: Record<string, Find & { seconds: number }> = {};
process.on('SIGINT', () => (place.remove(), process.exit(130)));
try {
  for (const fault of faults) {
    const started = Date.now();
    const find = await hunt(place, fault, levels, values.commit !== undefined);
    const seconds = Math.round((Date.now() - started) / 1000);
    outcome[fault.name] = { ...find, seconds };
    console.log(
      `${find.level ? `found by ${find.level.padEnd(8)}` : 'NOT FOUND        '} ${fault.room}: ${fault.name} (${seconds} s) ${find.tests[0] ?? ''}`,
    );
    mkdirSync(dirname(values.report), { recursive: true });
    writeFileSync(values.report, JSON.stringify(outcome, null, 1));
  }
} finally {
  place.remove();
}
const found = Object.values(outcome).filter(({ level }) => level !== null).length;
console.log(`${faults.length} planted, ${found} found, ${faults.length - found} not found`);
process.exitCode = found === faults.length ? 0 : 1;
