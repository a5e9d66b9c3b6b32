import { afterScreens } from '@fairtone/federation';
import type { ComponentType } from 'react';
import { lazily } from '../app/lazily.tsx';

const place = { width: 44, height: 44 };

/**
 * Menus need the whole overlay library, which would be a third of the first load. They load after the screen; until then
 * a placeholder keeps their space.
 */
const afterScreen = (load: () => Promise<ComponentType>) =>
  lazily(
    async () => {
      await afterScreens();
      return load();
    },
    <span style={place} />,
  );

export const LanguageSwitcher = afterScreen(async () => (await import('./LanguageSwitcher.tsx')).LanguageSwitcher);
export const UserMenu = afterScreen(async () => (await import('./UserMenu.tsx')).UserMenu);
export const MobileMenu = afterScreen(async () => (await import('./MobileMenu.tsx')).MobileMenu);
