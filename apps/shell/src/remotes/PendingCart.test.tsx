import { renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellRemote } from '../testing/shellRemote.ts';
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

it('other parts leave their place empty while they load', async () => {
  await renderWithStore(
    <SlotPlace value="shell.search">
      <RemotePending kind="slot" />
    </SlotPlace>,
    { remote: shellRemote },
  );
  expect(screen.queryByRole('button')).toBeNull();
});
