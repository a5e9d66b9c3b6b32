import type { RemoteDefinition } from '@fairtone/contracts';
import { eventBus } from '@fairtone/events';
import { remoteRoutes, useRemotes } from '@fairtone/federation';
import { getConfig, setConfig } from '@fairtone/platform';
import { releaseManifest, renderWithStore, stubBackend } from '@fairtone/testing';
import { act, screen } from '@testing-library/react';
import { useNavigate, useRoutes, type NavigateFunction } from 'react-router-dom';
import { ROLE_ACCOUNTS } from '../fixtures/index.ts';
import { createHarnessControl } from './createHarnessControl.ts';
import { createHarnessLog } from './createHarnessLog.ts';

const paths = ['/one', '/two'];
const remote = {
  name: 'radio',
  routes: paths.map((path) => ({ path, screen: () => Promise.resolve({ Component: () => <h1>{path}</h1> }) })),
} as unknown as RemoteDefinition;

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => (backend = stubBackend({})));
afterEach(() => backend.restore());

async function start() {
  let navigate: NavigateFunction = () => undefined;
  function Screens() {
    navigate = useNavigate();
    return useRoutes(remoteRoutes(useRemotes().registry.manifest));
  }
  const { store } = await renderWithStore(<Screens />, {
    at: '/one',
    manifest: releaseManifest({ radio: { routes: paths } }),
    load: () => Promise.resolve(remote),
  });
  await screen.findByRole('heading', { name: '/one' });
  return createHarnessControl({
    remote,
    state: { settings: { role: 'guest', language: 'en', theme: 'light', faults: [], clock: null } },
    store,
    router: { navigate: (path) => navigate(path), state: { location: { pathname: '/one', search: '' } } },
    harnessLog: createHarnessLog(eventBus),
    unmount: () => undefined,
  });
}

const withAccounts = (email: string) => {
  const account = { email, password: 'x' };
  setConfig({ ...getConfig(), demoAccounts: { listener: account, artist: account } });
};

describe('Orders of the frame', () => {
  it('open as many screens as a person wants; they are not taken for a loop of redirects', async () => {
    const control = await start();
    for (let time = 0; time < 20; time += 1) act(() => control.open(paths[(time + 1) % 2]!));
    expect(await screen.findByRole('heading', { name: '/one' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('The roles of a harness', () => {
  it('are those of the fixtures, moderator, tester and staff among them', async () => {
    withAccounts(ROLE_ACCOUNTS.listener.email);
    expect((await start()).roles).toEqual(['guest', 'listener', 'artist', 'moderator', 'tester', 'staff']);
  });

  it('are those of the demo accounts where a product answers, and no other role can be chosen there', async () => {
    withAccounts('demo@fairtone.test');
    const control = await start();
    expect(control.roles).toEqual(['guest', 'listener', 'artist']);
    await expect(control.change({ role: 'moderator' })).rejects.toThrow('The backend has no moderator');
    expect(control.settings().role).toBe('guest');
  });
});
