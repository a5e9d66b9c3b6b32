// npm run docs: prints the tables that can be listed from the code into the documents.
//   npm run docs -- --check    changes nothing; exit code 1 when a document differs from what would be printed
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withBlock } from './block.ts';
import { BLOCKS } from './blocks.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const documents = new Map<string, { before: string; after: string }>();
for (const { page, name, print } of BLOCKS) {
  const before = documents.get(page)?.before ?? readFileSync(page, 'utf8');
  const after = withBlock(documents.get(page)?.after ?? before, name, await print());
  documents.set(page, { before, after });
}

const differing = [...documents].filter(([, { before, after }]) => before !== after);
if (values.check && differing.length > 0) {
  console.error(`Run npm run docs: ${differing.map(([page]) => page).join(', ')} differ from the code.`);
  process.exitCode = 1;
} else {
  for (const [page, { after }] of differing) writeFileSync(page, after);
}
