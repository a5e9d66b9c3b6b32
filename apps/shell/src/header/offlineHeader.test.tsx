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

/** The header with the shell's own panel in place of parts that cannot be loaded. */
function WithPanel() {
  const { registry, useAudiences } = useRemotes();
  return (
    <RemotesProvider
      registry={registry}
      useAudiences={useAudiences}
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
  /** Each part is loaded on its own, in any order. */
  const needing = async (count: number) => {
    await waitFor(() => expect(screen.getAllByRole('button', { name: /connection/ })).toHaveLength(count));
    const buttons = within(screen.getByRole('banner')).getAllByRole('button', { name: /connection/ });
    return buttons.map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-disabled')]);
  };

  it('shows each part as a disabled button that says it needs a connection', async () => {
    const { container } = await show(listenerSession);
    expect(await needing(3)).toEqual([
      ['Search needs a connection', 'true'],
      ['Notifications need a connection', 'true'],
      ['The cart needs a connection', 'true'],
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows a guest no notifications', async () => {
    await show(guestSession);
    expect((await needing(2)).map(([name]) => name)).toEqual([
      'Search needs a connection',
      'The cart needs a connection',
    ]);
  });

  it('offers to retry once the network is back', async () => {
    await show(listenerSession);
    await needing(3);
    network.comesBack();
    const retries = () => screen.queryAllByRole('button', { name: /not available right now\. Try again/ });
    await waitFor(() => expect(retries()).toHaveLength(3));
  });
});
