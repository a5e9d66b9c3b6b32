import { eventBus } from '@fairtone/events';
import { cartToggled, itemAdded } from '@fairtone/store';
import { cartItem, renderWithStore } from '@fairtone/testing';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { Component } from './CartSlot';

const jazz = cartItem({ album: { title: 'Blue Hours', artist: 'Ada Field' }, priceInCents: 800 });
const folk = cartItem({ album: { title: 'Long Road' }, priceInCents: 1250 });

const renderCart = (items = [jazz, folk]) => renderWithStore(<Component />, { remote, state: { cart: { items } } });

describe('the cart in the header', () => {
  it('shows how many albums are in it', async () => {
    const { store } = await renderCart([jazz]);
    expect(screen.getByRole('button', { name: 'Cart, 1 album' })).toHaveTextContent('1');
    act(() => void store.dispatch(itemAdded(folk)));
    expect(screen.getByRole('button', { name: 'Cart, 2 albums' })).toHaveTextContent('2');
  });

  it('opens with albums, prices and their total', async () => {
    const { user } = await renderCart();
    await user.click(screen.getByRole('button', { name: 'Cart, 2 albums' }));
    const drawer = await screen.findByRole('dialog', { name: 'Your cart' });
    const [first] = within(drawer).getAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: 'Blue Hours' })).toHaveAttribute('href', `/album/${jazz.album.id}`);
    expect(first).toHaveTextContent('Ada Field');
    expect(first).toHaveTextContent('$8.00');
    expect(within(drawer).getByText('$20.50')).toBeVisible();
  });

  it('shows the covers', async () => {
    const { user } = await renderCart([{ ...jazz, album: { ...jazz.album, coverImage: '/c-1400.jpg' } }]);
    await user.click(screen.getByRole('button', { name: 'Cart, 1 album' }));
    const drawer = await screen.findByRole('dialog', { name: 'Your cart' });
    expect(within(drawer).getByRole('listitem').querySelector('img')).toHaveAttribute('src', '/c-640.jpg');
  });

  it('has no accessibility violations', async () => {
    const { user } = await renderCart();
    await user.click(screen.getByRole('button', { name: /^Cart/ }));
    expect(await axe(await screen.findByRole('dialog'))).toHaveNoViolations();
  });

  it('removes an album and emits an event', async () => {
    const heard = jest.fn();
    const stop = eventBus.on('cart/itemRemoved', heard);
    const { user, store } = await renderCart();
    await user.click(screen.getByRole('button', { name: /^Cart/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove Blue Hours' }));
    expect(store.getState().cart.items).toEqual([folk]);
    expect(heard).toHaveBeenCalledWith({ albumId: jazz.album.id });
    stop();
  });

  it('links to the checkout and closes', async () => {
    const { user, store, address } = await renderCart();
    await user.click(screen.getByRole('button', { name: /^Cart/ }));
    await user.click(await screen.findByRole('link', { name: 'Proceed to Checkout' }));
    expect(address()).toBe('/checkout');
    expect(store.getState().ui.isCartOpen).toBe(false);
  });

  it('links to the purchases', async () => {
    const { user, address } = await renderCart();
    await user.click(screen.getByRole('button', { name: /^Cart/ }));
    await user.click(await screen.findByRole('link', { name: 'View Purchase History' }));
    expect(address()).toBe('/dashboard?tab=purchases');
  });

  it('reports an empty cart and offers no checkout', async () => {
    const { user } = await renderCart([]);
    await user.click(screen.getByRole('button', { name: 'Cart, empty' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).not.toBeInTheDocument();
  });

  it('is opened by other apps through the store', async () => {
    const { store } = await renderCart();
    act(() => void store.dispatch(cartToggled(true)));
    expect(await screen.findByRole('dialog', { name: 'Your cart' })).toBeVisible();
  });
});
