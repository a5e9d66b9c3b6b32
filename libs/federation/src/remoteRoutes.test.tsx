import type { RemoteDefinition, RemoteRelease } from '@fairtone/contracts';
import { releaseManifest, renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { Navigate, useRoutes } from 'react-router-dom';
import { remoteRoutes } from './remoteRoutes.tsx';
import { useRemotes } from './RemotesProvider.tsx';

const { live } = releaseManifest({ radio: { routes: ['/radio', '/tuner'] } }).remotes.radio!;
const canary: RemoteRelease = { ...live, version: '2.0.0' };

/** A radio whose version 2.0.0 leads in circles. */
const load = ({ version }: RemoteRelease) => {
  const screenAt = (path: string, next: string) => {
    const Component = () => (version === '2.0.0' ? <Navigate to={next} /> : <h1>The radio</h1>);
    return { path, screen: () => Promise.resolve({ Component }) };
  };
  const routes = [screenAt('/radio', '/tuner'), screenAt('/tuner', '/radio')];
  return Promise.resolve({ name: 'radio', routes } as unknown as RemoteDefinition);
};

function Screens() {
  return useRoutes(remoteRoutes(useRemotes().registry.manifest));
}
const open = (isCanary: boolean) =>
  renderWithStore(<Screens />, {
    manifest: { generatedAt: '', remotes: { radio: { live: canary, previous: live, isCanary } } },
    load,
    at: '/radio',
  });

describe('A screen that leads in circles', () => {
  // The page has one watch for all tests; a press begins a new chain of redirects.
  beforeEach(() => window.dispatchEvent(new Event('pointerdown')));

  it('is stopped, and a person can try again', async () => {
    await open(false);
    expect(await screen.findByRole('alert')).toHaveTextContent('radio failed');
  });

  it('gives way to what is live for others where it belongs to a canary', async () => {
    await open(true);
    expect(await screen.findByRole('heading', { name: 'The radio' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
