import type { RemoteRelease } from '@fairtone/contracts';
import { RemotesProvider, type RemoteRegistry } from '@fairtone/federation';
import { addNamespace, createI18n } from '@fairtone/i18n';
import { releaseManifest } from '@fairtone/testing';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouteCrash } from './RouteCrash.tsx';
import { shellLocales } from './shellLocales.ts';

let consoleError: jest.SpyInstance;
beforeEach(async () => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await createI18n({ language: 'en' });
  await addNamespace('shell', shellLocales);
});
afterEach(() => jest.restoreAllMocks());

/** Shows the page after an error with this stack. @returns releases that were reported */
async function crash(stack: string) {
  const reported: string[] = [];
  const registry = {
    manifest: releaseManifest({ radio: {} }),
    statuses: { get: () => ({}) },
    reportRelease: ({ name, version }: RemoteRelease, reason: string) => reported.push(`${name} ${version} ${reason}`),
  } as unknown as RemoteRegistry;
  const Broken = () => {
    throw Object.assign(new Error('broken'), { stack });
  };
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteCrash /> }]);
  render(
    <RemotesProvider
      useAudiences={() => null}
      registry={registry}
      renderFailure={() => null}
      renderPending={() => null}
    >
      <RouterProvider router={router} />
    </RemotesProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'The page ran into a problem' })).toBeVisible();
  return reported;
}

const logged = () => consoleError.mock.calls.flat().map(String).join('\n');

describe('Page after a crash', () => {
  it('reports the remote whose script threw, with its version', async () => {
    const reported = await crash(`Error: broken\n at f (${location.origin}/releases/radio/1.0.0/7.js:1:2)`);
    expect(reported).toEqual(['radio 1.0.0 render']);
    expect(logged()).not.toContain('The page crashed');
  });

  it('reports the shell when no script of a remote is in the stack', async () => {
    expect(await crash(`Error: broken\n at f (${location.origin}/main.js:1:2)`)).toEqual([]);
    expect(logged()).toContain('The page crashed');
  });
});
