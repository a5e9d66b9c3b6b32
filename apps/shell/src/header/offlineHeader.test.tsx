import { guestSession, listenerSession, noNetwork, releaseManifest, renderWithStore } from '@fairtone/testing';
import { RemotesProvider, useRemotes } from '@fairtone/federation';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { RemoteFailurePanel } from '../remotes/RemoteFailurePanel.tsx';
import { offlineTexts } from '../testing/offlineTexts.ts';
import { shellRemote } from '../testing/shellRemote.ts';
import { Header } from './Header.tsx';

const manifest = releaseManifest({
  catalog: { slots: ['shell.search'] },
  account: { slots: ['shell.notifications'] },
  checkout: { slots: ['shell.cart'] },
});

/** With the shell's own panel in place of what cannot be loaded. */
function WithPanel() {
  const { registry } = useRemotes();
  return (
    <RemotesProvider
      registry={registry}
      renderFailure={(view) => <RemoteFailurePanel {...view} />}
      renderPending={() => null}
    >
      <Header />
    </RemotesProvider>
  );
}
const show = (session: object) =>
  renderWithStore(<WithPanel />, { remote: shellRemote, texts: [offlineTexts], manifest, state: { session } as never });

describe('the header without a network, when none of its parts is on the device', () => {
  let network: ReturnType<typeof noNetwork>;
  beforeEach(() => {
    network = noNetwork();
  });
  afterEach(() => network.restore());
  const needing = async () => {
    await screen.findByRole('button', { name: 'The cart needs a connection' });
    const buttons = within(screen.getByRole('banner')).getAllByRole('button', { name: /connection/ });
    return buttons.map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-disabled')]);
  };

  it('keeps the place of each, and says what it needs', async () => {
    const { container } = await show(listenerSession);
    expect(await needing()).toEqual([
      ['Search needs a connection', 'true'],
      ['Notifications need a connection', 'true'],
      ['The cart needs a connection', 'true'],
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows a guest no bell', async () => {
    await show(guestSession);
    expect((await needing()).map(([name]) => name)).toEqual([
      'Search needs a connection',
      'The cart needs a connection',
    ]);
  });

  it('offers to try again once there is a network', async () => {
    await show(listenerSession);
    await needing();
    network.comesBack();
    const retries = () => screen.queryAllByRole('button', { name: /not available right now\. Try again/ });
    await waitFor(() => expect(retries()).toHaveLength(3));
  });
});
