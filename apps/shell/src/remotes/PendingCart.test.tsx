import { renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { shellRemote } from '../testing/shellRemote.ts';
import { PendingCart } from './PendingCart.tsx';
import { RemotePending } from './RemotePending.tsx';
import { SlotPlace } from './SlotPlace.ts';

it('the cart can be opened before its app has loaded, and says that it is awaited', async () => {
  const { store } = await renderWithStore(
    <SlotPlace value="shell.cart">
      <RemotePending kind="slot" />
    </SlotPlace>,
    { remote: shellRemote },
  );
  const button = screen.getByRole('button', { name: 'Cart' });
  expect(button).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(button);
  expect(store.getState().ui.isCartOpen).toBe(true);
  expect(button).toHaveAttribute('aria-busy', 'true');
});

it('the cart keeps the focus when its app takes over, and takes it from nothing else', async () => {
  function Place() {
    const [isLoaded, setIsLoaded] = useState(false);
    return (
      <>
        <div>{isLoaded ? <button type="button">Cart, empty</button> : <PendingCart />}</div>
        <input aria-label="Search" />
        <span onMouseEnter={() => setIsLoaded(true)}>Load</span>
      </>
    );
  }
  const load = () => userEvent.hover(screen.getByText('Load'));
  const { unmount } = await renderWithStore(<Place />, { remote: shellRemote });
  screen.getByRole('button', { name: 'Cart' }).focus();
  await load();
  expect(screen.getByRole('button', { name: 'Cart, empty' })).toHaveFocus();
  unmount();

  await renderWithStore(<Place />, { remote: shellRemote });
  screen.getByLabelText('Search').focus();
  await load();
  expect(screen.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

it('other parts leave their place empty while they load', async () => {
  await renderWithStore(
    <SlotPlace value="shell.search">
      <RemotePending kind="slot" />
    </SlotPlace>,
    { remote: shellRemote },
  );
  expect(screen.queryByRole('button')).toBeNull();
});
