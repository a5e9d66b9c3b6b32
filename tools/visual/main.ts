// Compares the pictures taken by tools/scripts/test/visual.mjs: main.ts <folder> <baselines> --chromium 147 [--update] [--part]
import { parseArgs } from 'node:util';
import { readBaselines, writeBaselines } from './baselines.ts';
import { judge } from './judge.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    chromium: { type: 'string' },
    update: { type: 'boolean', default: false },
    // Only some pictures were taken: the others keep their baselines.
    part: { type: 'boolean', default: false },
  },
});
const [folder, file] = positionals;
if (!folder || !file) throw new Error('Name the folder of the pictures and the file of the baselines.');

const chromium = Number(values.chromium);
const known = readBaselines(file);
const before = known?.chromium === chromium ? known.pictures : {};
const { alike, changed, unknown, missing, pictures } = await judge(folder, before);

for (const { name, says } of changed) console.log(`CHANGED  ${name}: ${says}`);
for (const name of unknown) console.log(`NEW      ${name}`);
if (!values.part) for (const name of missing) console.log(`MISSING  ${name}`);

if (values.update) {
  writeBaselines(file, { chromium, pictures: { ...(values.part ? before : {}), ...pictures } });
  console.log(`${changed.length + unknown.length} baselines written, ${alike} were alike.`);
} else {
  console.log(
    `${alike} alike, ${changed.length} changed, ${unknown.length} new, ${values.part ? 0 : missing.length} missing`,
  );
  const isAsBefore = changed.length + unknown.length + (values.part ? 0 : missing.length) === 0;
  if (!isAsBefore)
    console.log(`What is not alike lies in ${folder}. When it is meant: npm run test:visual -- --update`);
  process.exitCode = isAsBefore ? 0 : 1;
}
