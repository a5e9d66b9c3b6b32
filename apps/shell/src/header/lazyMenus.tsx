import { afterScreens } from '@fairtone/federation';
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';

const place = { width: 44, height: 44 };

/**
 * Menus need the whole of the overlay library, which would be a third of the first load. They come after the screen;
 * their places are kept.
 */
function whenLoaded(load: () => Promise<{ default: ComponentType }>, placeholder: ReactNode = <span style={place} />) {
  const Menu = lazy(load);
  return function LazyMenu() {
    const [isTurn, setIsTurn] = useState(false);
    useEffect(() => void afterScreens().then(() => setIsTurn(true)), []);
    if (!isTurn) return placeholder;
    return (
      <Suspense fallback={placeholder}>
        <Menu />
      </Suspense>
    );
  };
}

export const LanguageSwitcher = whenLoaded(() =>
  import('./LanguageSwitcher.tsx').then((module) => ({ default: module.LanguageSwitcher })),
);
export const UserMenu = whenLoaded(() => import('./UserMenu.tsx').then((module) => ({ default: module.UserMenu })));
export const MobileMenu = whenLoaded(() =>
  import('./MobileMenu.tsx').then((module) => ({ default: module.MobileMenu })),
);
