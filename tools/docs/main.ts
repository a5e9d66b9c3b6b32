// npm run docs: prints the tables that can be listed from the code into the documents.
//   npm run docs -- --check    changes nothing; exit code 1 when a document differs from what would be printed, or names a path that
//                              does not exist
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withBlock } from './block.ts';
import { BLOCKS } from './blocks.ts';
import { deadPaths } from './deadPaths.ts';
import { documentsOf, repositoryFiles } from './documents.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const documents = new Map<string, { before: string; after: string }>();
for (const { page, name, print } of BLOCKS) {
  const before = documents.get(page)?.before ?? readFileSync(page, 'utf8');
  const after = withBlock(documents.get(page)?.after ?? before, name, await print());
  documents.set(page, { before, after });
}

const differing = [...documents].filter(([, { before, after }]) => before !== after);
if (!values.check) for (const [page, { after }] of differing) writeFileSync(page, after);

const problems = values.check ? differing.map(([page]) => `${page} differs from the code. Run npm run docs.`) : [];
const files = repositoryFiles(process.cwd());
for (const page of documentsOf(files)) {
  const dead = deadPaths(process.cwd(), files, page, readFileSync(page, 'utf8'));
  problems.push(...dead.map((path) => `${page} names ${path}, which does not exist.`));
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
