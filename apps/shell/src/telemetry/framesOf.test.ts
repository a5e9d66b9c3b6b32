import { telemetryRequestSchema } from '@fairtone/contracts';
import { framesOf } from './framesOf.ts';

const thrown = (...lines: string[]) => Object.assign(new Error(), { stack: lines.join('\n') });
const SHOP = ['https://shop.test'];

describe('Frames of an error', () => {
  it.each([
    ['V8', '    at Wall (https://shop.test/releases/catalog/1/103.abc.js?for=ada:2:345)', 'Wall 103.abc.js:2:345'],
    ['V8, without a name', '    at https://shop.test/main.abc.js:1:2', '- main.abc.js:1:2'],
    ['V8, async', '    at async new Wall (https://shop.test/main.abc.js:1:2)', 'Wall main.abc.js:1:2'],
    ['Firefox', 'wall/<@https://shop.test/main.abc.js:7:9', '- main.abc.js:7:9'],
    ['Safari', '@https://shop.test/main.abc.js:7:9', '- main.abc.js:7:9'],
  ])('have name, script, line and column of %s', (_browser, line, frame) => {
    expect(framesOf(thrown('Error: for ada@example.org at https://shop.test/album/7', line), SHOP)).toEqual([frame]);
  });

  it('leave out scripts of extensions and of other hosts, and addresses of pages', () => {
    const lines = ['chrome-extension://abc/spy.js:1:2', 'https://cdn.test/x.js:1:2', 'https://shop.test/album/7:1:2'];
    expect(framesOf(thrown(...lines.map((url) => `    at f (${url})`)), SHOP)).toEqual([]);
    for (const other of [undefined, null, 'text', {}]) expect(framesOf(other, SHOP)).toEqual([]);
  });

  it('are at most twenty, and fit the request', () => {
    const line = `    at ${'n'.repeat(60)} (https://shop.test/${'f'.repeat(77)}.js:1234567:1234567)`;
    const stack = framesOf(thrown(...Array<string>(50).fill(line)), SHOP);
    expect(stack).toHaveLength(20);
    const event = { name: 'error', message: 'x', stack };
    expect(telemetryRequestSchema.safeParse({ remote: 'a', version: '1', events: [event] }).success).toBe(true);
  });
});
