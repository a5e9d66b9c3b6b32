import { useTranslation } from '@fairtone/i18n';
import {
  cartToggled,
  selectCartCount,
  selectIsCartOpen,
  toastShown,
  useAppDispatch,
  useAppSelector,
} from '@fairtone/store';
import { useEffect, useState } from 'react';
import type { CartDrawer } from './CartDrawer';

let loaded: typeof CartDrawer | null = null;

/**
 * The component of the cart drawer; null until it is loaded. The header is on every page, so the drawer loads when it is first opened.
 * Once the cart has an album it loads in idle time, to be available offline. After a failure the next opening loads it again.
 */
export function useCartDrawer(): typeof CartDrawer | null {
  const { t } = useTranslation('checkout');
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsCartOpen);
  const isFilled = useAppSelector((state) => selectCartCount(state) > 0);
  const [drawer, setDrawer] = useState(() => loaded);

  useEffect(() => {
    if (drawer || !isOpen) return;
    let isWaiting = true;
    load().then(
      (found) => isWaiting && setDrawer(() => found),
      () => {
        if (!isWaiting) return;
        dispatch(cartToggled(false));
        dispatch(toastShown({ title: t('cart.missing'), tone: 'destructive' }));
      },
    );
    return () => {
      isWaiting = false;
    };
  }, [dispatch, drawer, isOpen, t]);

  useEffect(() => {
    if (loaded || !isFilled) return;
    const fetchQuietly = () => void load().catch(() => undefined);
    if (!window.requestIdleCallback) return;
    const idle = window.requestIdleCallback(fetchQuietly);
    return () => window.cancelIdleCallback(idle);
  }, [isFilled]);

  return drawer;
}

async function load(): Promise<typeof CartDrawer> {
  loaded ??= (await import('./CartDrawer')).CartDrawer;
  return loaded;
}
