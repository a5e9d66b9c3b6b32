// A process of its own that changes a channel of a folder store: node tools/run.mjs … <folder> <name> <changes>.
// It begins when its standard input ends. With 'hang' for the changes it stays in the middle of one.
import { folderStore } from '@fairtone/releases';
import { once } from 'node:events';
import { releaseOf } from '../builds.ts';

const [folder, name, changes] = process.argv.slice(2);
const store = folderStore(folder!);
console.log('ready');
process.stdin.resume();
await once(process.stdin, 'end');
if (changes === 'hang') {
  await store.changeChannel('catalog', () => {
    console.log('inside');
    return new Promise(() => setInterval(() => undefined, 1000));
  });
}
for (let change = 0; change < Number(changes); change += 1) {
  const release = releaseOf(`${name}-${change}`);
  await store.changeChannel('catalog', ({ promoted }) => ({ promoted: [...promoted, release] }));
}
