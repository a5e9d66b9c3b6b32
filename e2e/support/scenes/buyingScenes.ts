import { navigateInPage } from '../device';
import { localizedText } from './localizedText';
import type { Scene } from './runScene';

/** From the cart to the downloaded album. */
export const buyingScenes: Scene[] = [
  {
    name: 'cart-empty',
    show: async ({ page, open }) => {
      await open('/');
      await page.getByRole('banner').locator('[aria-haspopup="dialog"]').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'cart-filled',
    cart: ['fixed', 'named'],
    show: async ({ page, open, link }) => {
      await open('/');
      await page.getByRole('banner').locator('[aria-haspopup="dialog"]').last().click();
      await link('checkout:cart.checkout').waitFor();
    },
  },
  {
    name: 'pay-what-you-want',
    show: async ({ page, world, open, button }) => {
      await open(`/album/${world.albums.named.id}`);
      await button('catalog:price.named.button').click();
      await page.getByRole('dialog').getByRole('slider').waitFor();
    },
  },
  {
    name: 'pay-what-you-want-too-low',
    isState: true,
    show: async ({ page, world, open, button, field }) => {
      await open(`/album/${world.albums.named.id}`);
      await button('catalog:price.named.button').click();
      await field('checkout:pwyw.amount').fill('1');
      await page.getByRole('dialog').locator('[aria-invalid="true"]').waitFor();
    },
  },
  { name: 'checkout-guest', isState: true, cart: ['fixed', 'named'], show: ({ open }) => open('/checkout') },
  {
    name: 'checkout-listener',
    as: 'listener',
    cart: ['fixed', 'named'],
    show: async ({ open, button }) => {
      await open('/checkout');
      await button('checkout:checkout.pay').waitFor();
    },
  },
  {
    name: 'checkout-already-owned',
    as: 'buyer',
    isState: true,
    cart: ['fixed'],
    show: async ({ page, open }) => {
      await open('/checkout');
      await page.getByRole('main').locator('[aria-disabled="true"]').first().waitFor();
    },
  },
  {
    name: 'provider',
    as: 'listener',
    isServed: true,
    cart: ['fixed', 'named'],
    show: async ({ page, open, button }) => {
      await open('/checkout');
      await button('checkout:checkout.pay').click();
      await page.locator('#cardNumber').waitFor();
    },
  },
  {
    name: 'provider-errors',
    as: 'listener',
    isState: true,
    cart: ['fixed'],
    show: async ({ page, open, button }) => {
      await open('/checkout');
      await button('checkout:checkout.pay').click();
      await page.locator('form button').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  { name: 'return-paid', as: 'buyer', show: ({ world, open }) => open(`/checkout/return?order=${world.paid.orderId}`) },
  {
    name: 'return-pending',
    as: 'buyer',
    show: ({ world, open }) => open(`/checkout/return?order=${world.pending.orderId}`),
  },
  {
    name: 'purchases',
    as: 'buyer',
    show: async ({ page, open }) => {
      await open('/dashboard?tab=purchases');
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'purchases-empty',
    as: 'listener',
    isState: true,
    show: async ({ open, link }) => {
      await open('/dashboard?tab=purchases');
      await link('account:purchases.explore').waitFor();
    },
  },
  { name: 'dashboard-listener', as: 'buyer', show: ({ open }) => open('/dashboard') },
  {
    name: 'download',
    as: 'buyer',
    show: async ({ page, open, button }) => {
      await open('/dashboard?tab=purchases');
      await button('account:purchases.download').first().click();
      await page.getByRole('dialog').getByRole('radio', { disabled: false }).first().waitFor();
    },
  },
  {
    name: 'download-mp3-only',
    as: 'refunded',
    isState: true,
    isWindow: true,
    show: async ({ page, open, button }) => {
      await open('/dashboard?tab=purchases');
      await button('account:purchases.download').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(localizedText('account:download.format.uploadedMp3Text')).waitFor();
    },
  },
  {
    name: 'checkout-with-player',
    as: 'listener',
    isState: true,
    isWindow: true,
    cart: ['fixed', 'named'],
    show: async ({ page, world, open, button }) => {
      await open(`/album/${world.albums.fixed.id}`);
      await button('common:playback.playAll').click();
      await button('player:bar.expand').waitFor();
      await navigateInPage(page, '/checkout');
      await button('checkout:checkout.pay').waitFor();
    },
  },
  {
    name: 'checkout-after-expanded-player',
    as: 'listener',
    isState: true,
    isWindow: true,
    cart: ['fixed', 'named'],
    show: async ({ page, world, open, button }) => {
      await open(`/album/${world.albums.fixed.id}`);
      await button('common:playback.playAll').click();
      await button('player:bar.expand').click();
      await button('player:bar.collapse').waitFor();
      await navigateInPage(page, '/checkout');
      await button('checkout:checkout.pay').waitFor();
    },
  },
];
