import { parseArgs } from 'node:util';
import { sizeOf } from './journal.ts';
import { runRounds, type Round } from './rounds.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, seed: { type: 'string' } } });
const count = Number(values.rounds);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed))
  throw new Error('Usage: npm run test:crash -- --rounds 20 [--seed 7]');

const say = (text: string) => process.stdout.write(`${text}\n`);

function report({ number, victim, afterMs, acknowledged, upAfterMs, violations }: Round): void {
  const result = violations.length === 0 ? 'ok' : `${violations.length} VIOLATIONS`;
  say(`round ${String(number).padStart(2)}  kill -9 ${victim.padEnd(8)} after ${String(afterMs).padStart(4)} ms  ${String(acknowledged).padStart(3)} acknowledged  back after ${upAfterMs} ms  ${result}`); // prettier-ignore
  for (const violation of violations) say(`          ${violation}`);
}

say(`seed ${seed}`);
const { rounds, journal } = await runRounds(count, seed, report);
const violations = rounds.flatMap((round) => round.violations);
const kinds = Object.entries(journal).map(([kind, list]) => `${list.length} ${kind}`).join(', '); // prettier-ignore
say(
  `${rounds.length} rounds, ${sizeOf(journal)} acknowledged writes (${kinds}), ${violations.length} violations (seed ${seed})`,
);
process.exit(violations.length === 0 ? 0 : 1);
