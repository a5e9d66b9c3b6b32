/** @jest-environment node */
import { publicConfigSchema } from '@fairtone/contracts';
import { readFileSync } from 'node:fs';

describe('the page of a static host in docs/hosting.md', () => {
  it('gets every setting that the shell requires, and none that it does not know', () => {
    const [, example] = /^const settings = \{$(.*?)^\};$/ms.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
    const given = [...example!.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!);
    const { shape } = publicConfigSchema;
    const required = Object.entries(shape).filter(([, setting]) => !setting.safeParse(undefined).success);

    expect(given).toEqual(expect.arrayContaining(required.map(([name]) => name)));
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(given));
  });
});
