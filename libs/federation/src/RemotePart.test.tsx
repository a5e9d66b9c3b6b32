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
  it('shows what the remote lends', async () => {
    await showSlot(() => Promise.resolve(providing(() => <button type="button">Cart</button>)));
    expect(await screen.findByRole('button', { name: 'Cart' })).toBeVisible();
  });

  it('without a lender is empty', async () => {
    const { container } = await renderWithStore(<Slot name="shell.search" />, { manifest });
    expect(container).toBeEmptyDOMElement();
  });

  it('whose remote cannot be loaded says so, and the page around it lives', async () => {
    await showSlot(() => Promise.reject(new Error('down')));
    expect(await screen.findByRole('alert')).toHaveTextContent('checkout failed');
    expect(screen.getByText('the header')).toBeVisible();
  });

  it('whose remote throws while it is shown is contained', async () => {
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
