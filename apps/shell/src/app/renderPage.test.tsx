import { RemoteError } from '@fairtone/federation';
import { addLogSink } from '@fairtone/platform';
import { releaseManifest } from '@fairtone/testing';
import { act } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { renderPage } from './renderPage.ts';

const logged: string[] = [];
addLogSink(({ message, remote, version }) => void logged.push([remote, version, message.split('\n')[0]].join(' ')));

beforeEach(() => {
  logged.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Hydrates prerendered HTML with a screen. */
async function hydrate(screen: ReactNode) {
  document.body.innerHTML = '<div id="root"><main id="main"><!--$--><p>Paper Boats</p><!--/$--></main></div>';
  const app = (
    <main id="main">
      <Suspense>{screen}</Suspense>
    </main>
  );
  await act(async () => renderPage(app, releaseManifest({ radio: {} }), 'radio'));
}

/** A screen that throws while it is hydrated, and not when React renders it again. */
const throwingOnce = (error: Error) =>
  jest
    .fn(() => <p>Paper Boats</p>)
    .mockImplementationOnce(() => {
      throw error;
    });

describe('Prerendered page that React renders again', () => {
  it('is logged when it differs from the app', async () => {
    await hydrate(<b>Iron Boats</b>);
    expect(logged).toEqual(['shell  The prerendered page differs from the app']);
  });

  it('is logged with the remote whose script threw, and its version', async () => {
    const stack = `Error: broken\n at f (${location.origin}/releases/radio/1.0.0/7.js:1:2)`;
    const Screen = throwingOnce(Object.assign(new Error('broken'), { stack }));
    await hydrate(<Screen />);
    expect(logged).toEqual(['radio 1.0.0 The prerendered page threw while it was hydrated']);
  });

  it('is not logged a second time when a remote could not be loaded', async () => {
    const Screen = throwingOnce(new RemoteError('radio', '1.0.0', 'timeout', 'did not come'));
    await hydrate(<Screen />);
    expect(logged).toEqual([]);
  });

  it('is not logged when it is hydrated as it is', async () => {
    await hydrate(<p>Paper Boats</p>);
    expect(logged).toEqual([]);
  });
});
