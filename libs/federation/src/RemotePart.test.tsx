import type { RemoteDefinition, RemoteRelease } from '@fairtone/contracts';
import { releaseManifest, renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { Slot } from './Slot.tsx';

const manifest = releaseManifest({ checkout: { slots: ['shell.cart'] } });

const providing = (Component: () => React.ReactNode): RemoteDefinition =>
  ({ name: 'checkout', slots: { 'shell.cart': () => Promise.resolve({ Component }) } }) as unknown as RemoteDefinition;

function showSlot(load: () => Promise<RemoteDefinition>) {
  return renderWithStore(
    <>
      <p>the header</p>
      <Slot name="shell.cart" />
    </>,
    { manifest, load },
  );
}

describe('a slot', () => {
  it('shows the UI that the remote provides', async () => {
    await showSlot(() => Promise.resolve(providing(() => <button type="button">Cart</button>)));
    expect(await screen.findByRole('button', { name: 'Cart' })).toBeVisible();
  });

  it('is empty without a provider', async () => {
    const { container } = await renderWithStore(<Slot name="shell.search" />, { manifest });
    expect(container).toBeEmptyDOMElement();
  });

  it('shows an error when its remote cannot be loaded, and the page around it works', async () => {
    await showSlot(() => Promise.reject(new Error('down')));
    expect(await screen.findByRole('alert')).toHaveTextContent('checkout failed');
    expect(screen.getByText('the header')).toBeVisible();
  });

  it('contains an error that its remote throws while rendering', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await showSlot(() =>
      Promise.resolve(
        providing(() => {
          throw new Error('broken cart');
        }),
      ),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('checkout failed');
    expect(screen.getByText('the header')).toBeVisible();
    consoleError.mockRestore();
  });
});

describe('a slot of a canary that throws', () => {
  const { live } = manifest.remotes.checkout!;
  const canary = { checkout: { live: { ...live, version: '2.0.0' }, previous: live, isCanary: true } };
  const Broken = () => {
    throw new Error('broken cart');
  };
  const show = (load: (release: RemoteRelease) => Promise<RemoteDefinition>) =>
    renderWithStore(<Slot name="shell.cart" />, { manifest: { generatedAt: '', remotes: { ...canary } }, load });
  let consoleError: jest.SpyInstance;
  beforeEach(() => {
    consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => consoleError.mockRestore());

  it('shows what is live for others, without a press', async () => {
    const load = jest.fn(({ version }: RemoteRelease) =>
      Promise.resolve(providing(version === '2.0.0' ? Broken : () => <button type="button">Cart</button>)),
    );
    await show(load);
    expect(await screen.findByRole('button', { name: 'Cart' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(load.mock.calls.map(([{ version }]) => version)).toEqual(['2.0.0', '1.0.0']);
  });

  it('shows an error when what is live for others throws as well', async () => {
    const load = jest.fn((_release: RemoteRelease) => Promise.resolve(providing(Broken)));
    await show(load);
    expect(await screen.findByRole('alert')).toHaveTextContent('checkout failed');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
