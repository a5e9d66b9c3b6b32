// npm run contracts:check, npm run contracts:release: compares the contracts of the sources with those of the last release.
import { describeContracts } from './describeContracts.ts';
import { judge } from './judge.ts';
import { readHistory, writeReleased } from './released.ts';
import { readRemotes, findUnderstatedRanges } from './remoteNeeds.ts';

const [command] = process.argv.slice(2);
const root = process.cwd();
const current = describeContracts(root);
const history = readHistory(root);
const released = history.at(-1) ?? null;
const { changes, advice } = released ? judge(released, current) : { changes: [], advice: null };

const told = advice ? changes.filter(({ isBreaking }) => isBreaking) : [];
for (const { path, what } of told.length > 0 ? told : changes) console.log(`${advice ? '- ' : '  '}${path}: ${what}`);

const tooLow = findUnderstatedRanges(readRemotes(root), history, current);
for (const line of tooLow) console.error(line);
if (tooLow.length > 0) process.exitCode = 1;

if (advice) {
  console.error(advice);
  process.exitCode = 1;
} else if (command === 'release') {
  if (released?.version === current.version)
    console.log(`The contract ${current.version} is released already; nothing changed.`);
  else console.log(`Wrote ${writeReleased(root, current)}. Commit it with the shell that is released.`);
} else {
  const since = released ? `${changes.length} additions since ${released.version}` : 'nothing is released yet';
  console.log(
    `Contract ${current.version}: ${Object.keys(current.contracts).length} contracts, ${since}, nothing broken.`,
  );
}
