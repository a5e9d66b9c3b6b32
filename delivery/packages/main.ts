// npm run packages:pack, packages:check, packages:report: the packages for teams outside this repository. npm run contracts:release freezes
// the reports.
import { describePackages } from './describePackages.ts';
import { packAll } from './pack.ts';
import { readLibraries } from './packageList.ts';
import { checkReports, freezeReports, writeReports } from './reports.ts';

const [command, folder] = process.argv.slice(2);
const root = process.cwd();

if (command === 'pack') {
  if (!folder) throw new Error('Name the folder for the packages: npm run packages:pack -- ../packages');
  for (const file of await packAll(root, folder)) console.log(file);
} else if (command === 'freeze') {
  for (const file of freezeReports(root)) console.log(`Wrote ${file}.`);
} else {
  const current = describePackages(root, readLibraries(root));
  const problems = command === 'report' ? [] : checkReports(root, current);
  if (command === 'report') writeReports(root, current);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else {
    const exported = Object.values(current).reduce((sum, { contracts }) => sum + Object.keys(contracts).length, 0);
    console.log(`${Object.keys(current).length} packages, ${exported} exports, as reported.`);
  }
}
