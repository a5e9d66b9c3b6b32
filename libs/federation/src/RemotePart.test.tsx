import type { RemoteDefinition } from '@fairtone/contracts';
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
