import { defineRemote } from '@fairtone/contracts';
import { routes } from './routes';

export const remote = defineRemote({
  name: 'checkout',
  contract: '^1.2.0',
  routes,
  slots: { 'shell.cart': () => import('./features/cart/CartSlot') },
  dialogs: {
    'checkout.payWhatYouWant': () => import('./features/pay-what-you-want/PayWhatYouWantDialog'),
    'checkout.supportArtist': () => import('./features/support/SupportArtistDialog'),
  },
  locales: {
    en: () => import('../locales/en/checkout.json'),
    pl: () => import('../locales/pl/checkout.json'),
    de: () => import('../locales/de/checkout.json'),
    fr: () => import('../locales/fr/checkout.json'),
    tr: () => import('../locales/tr/checkout.json'),
  },
});
