import { cartItem, renderWithStore } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { Component } from './CartSlot';

let mockIsThere = false;
jest.mock('./CartDrawer', () => {
  if (!mockIsThere) throw new Error('Loading chunk 5 failed');
  return jest.requireActual<object>('./CartDrawer');
});

it('shows a toast when the cart’s drawer cannot be loaded, and opens it on the next press', async () => {
  const { user, store } = await renderWithStore(<Component />, { remote, state: { cart: { items: [cartItem()] } } });
  await user.click(screen.getByRole('button', { name: 'Cart, 1 album' }));
  await waitFor(() =>
    expect(store.getState().ui.toasts.map(({ title }) => title)).toEqual([
      'The cart could not be opened. Please try again.',
    ]),
  );
  const button = screen.getByRole('button', { name: 'Cart, 1 album' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  mockIsThere = true;
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Your cart' })).toBeVisible();
});
