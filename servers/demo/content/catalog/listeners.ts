import { DEMO_LISTENER_KEY } from './accounts';
import type { DemoListener } from './types';

export const LISTENERS: DemoListener[] = [
  {
    key: DEMO_LISTENER_KEY,
    name: 'Nell Hargreave',
    location: 'Leeds, England',
    bio: 'Librarian. Buys more records than shelves. Ask me about B-sides.',
    joinedDaysAgo: 402,
    portrait: { seed: 'nell-2', isGroup: false, look: { hair: 'bob', skin: 0 } },
  },
  {
    key: 'tomasz-bielak',
    name: 'Tomasz Bielak',
    location: 'Gdańsk, Poland',
    bio: 'Cyclist, baker, up at four. The louder half of the collection is for the dough.',
    joinedDaysAgo: 265,
    portrait: { seed: 'tomasz-1', isGroup: false, look: { hair: 'crop', skin: 1, isBearded: true } },
  },
];
