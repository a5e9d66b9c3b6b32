/** @jest-environment node */
import { createContext, runInContext } from 'node:vm';
import { besideOtherVersions } from './sharedChunks.mjs';

/** As webpack's runtime takes chunks: those that are there, and those that come. */
const TAKE_CHUNKS = `
  const take = (pushToParent, chunk) => { taken.push(...Object.values(chunk[1])); if (pushToParent) pushToParent(chunk); };
  const registry = globalThis['fairtone_radio'] = globalThis['fairtone_radio'] || [];
  registry.forEach(take.bind(null, 0));
  registry.push = take.bind(null, registry.push.bind(registry));`;

/** A page in which versions of a remote start, and scripts of their chunks run. */
function page() {
  const world = createContext({ document: {} });
  const run = (code: string): unknown => runInContext(code, world);
  return {
    /** @param digests names of its chunks' files by id @returns what it took, in the order of taking */
    start: (folder: string, digests: Record<number, string>) =>
      run(`((taken) => {
        const __webpack_require__ = { p: ${JSON.stringify(folder)}, u: (id) => id + '.' + (${JSON.stringify(digests)})[id] + '.js' };
        ${besideOtherVersions(TAKE_CHUNKS, 'fairtone_radio')}
        return taken;
      })([])`) as string[],
    script: (src: string, ids: number[], content: string) => {
      run(`document.currentScript = { src: ${JSON.stringify(src)} };
        (globalThis['fairtone_radio'] ||= []).push([${JSON.stringify(ids)}, { 5: ${JSON.stringify(content)} }]);
        document.currentScript = null;`);
    },
  };
}

const FILES = 'https://shop.test/releases/radio/files/';

it('gives each of two versions its own chunks, and both the ones that they have in common', () => {
  const { start, script } = page();
  const one = start(FILES, { 7: 'aa', 8: 'cc' });
  const two = start(FILES, { 7: 'bb', 8: 'cc' });
  script(`${FILES}7.aa.js`, [7], 'seven of the first');
  script(`${FILES}7.bb.js`, [7], 'seven of the second');
  script(`${FILES}8.cc.js`, [8], 'eight of both');
  expect([...one]).toEqual(['seven of the first', 'eight of both']);
  expect([...two]).toEqual(['seven of the second', 'eight of both']);
});

it('gives a version that starts later what it has in common with the one that ran, without another request', () => {
  const { start, script } = page();
  start(FILES, { 7: 'aa', 8: 'cc' });
  script(`${FILES}7.aa.js`, [7], 'seven of the first');
  script(`${FILES}8.cc.js`, [8], 'eight of both');
  expect([...start(FILES, { 7: 'bb', 8: 'cc' })]).toEqual(['eight of both']);
});

it('takes a chunk that stands for several, whose file is named after one of them', () => {
  const { start, script } = page();
  const taken = start(FILES, { 7: 'aa' });
  script(`${FILES}7.aa.js`, [45, 7], 'seven');
  expect([...taken]).toEqual(['seven']);
});

it('takes nothing from another folder: builds of a dev server, or of before, may have equal names', () => {
  const { start, script } = page();
  const taken = start(FILES, { 7: 'aa' });
  script('http://localhost:4231/7.aa.js', [7], 'of a dev server');
  expect([...taken]).toEqual([]);
});
