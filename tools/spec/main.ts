// npm run check:spec: checks every row of docs/specification-coverage.md against the tests of this workspace.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseCoverage } from './coverage.ts';
import { readDecisions } from './decisions.ts';
import { judge } from './judge.ts';
import { sample } from './sample.ts';
import { findLiteral, testsUnder } from './testFiles.ts';

const DOCUMENT = 'docs/specification-coverage.md';
const DECISIONS = 'docs/product-decisions.md';

const { values } = parseArgs({
  options: {
    /** Changes this many literals in a copy of the product, and expects their tests to fail. */
    sample: { type: 'string' },
    /** Repeats the same sample. */
    seed: { type: 'string' },
    /** Lists the tests that contain a text or constant. */
    find: { type: 'string' },
    document: { type: 'string', default: DOCUMENT },
  },
});

const root = process.cwd();
if (values.find !== undefined) {
  console.log(findLiteral(root, values.find).join('\n'));
} else {
  const coverage = parseCoverage(readFileSync(join(root, values.document), 'utf8'));
  const decisions = readDecisions(readFileSync(join(root, DECISIONS), 'utf8'));
  const problems = judge(coverage, testsUnder(root), decisions);
  for (const problem of problems) console.error(problem);
  console.log(`${coverage.rows.length} rows of ${values.document}, ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
  else if (values.sample !== undefined)
    process.exitCode = await sample(root, coverage.rows, Number(values.sample), values.seed);
}
