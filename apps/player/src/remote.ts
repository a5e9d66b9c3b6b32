import { defineRemote } from '@fairtone/contracts';

export const remote = defineRemote({
  name: 'player',
  contract: '^1.2.0',
  slots: { 'shell.player': () => import('./features/bar/PlayerBar.tsx') },
  locales: {
    en: () => import('../locales/en/player.json'),
    pl: () => import('../locales/pl/player.json'),
    de: () => import('../locales/de/player.json'),
    fr: () => import('../locales/fr/player.json'),
    tr: () => import('../locales/tr/player.json'),
  },
  start: () => import('./start.ts'),
});
