import type { Host, RemoteDefinition } from '@fairtone/contracts';
import { createBackground } from './createBackground.ts';

describe('Background of a page', () => {
  it('ends with the page, once: what the page and what its remote started', async () => {
    const stopped: string[] = [];
    const background = createBackground();
    background.add(() => stopped.push('session'));
    const remote = background.withStart({
      name: 'radio',
      start: () => Promise.resolve({ start: () => () => stopped.push('radio') }),
    } as unknown as RemoteDefinition);
    (await remote.start!()).start({} as Host);
    expect(stopped).toEqual([]);
    background.end();
    background.end();
    expect(stopped).toEqual(['session', 'radio']);
  });

  it('takes a remote that starts nothing', () => {
    const remote = { name: 'radio' } as unknown as RemoteDefinition;
    expect(createBackground().withStart(remote)).toBe(remote);
  });
});
