import { useTranslation } from '@fairtone/i18n';
import { cartToggled, selectIsCartOpen, useAppDispatch, useAppSelector } from '@fairtone/store';
import { IconButton } from '@fairtone/ui';
import { ShoppingBag } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

/** The cart's button until its app has loaded: a press counts from the first paint, and the cart opens as soon as it is there. */
export function PendingCart() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const isAwaited = useAppSelector(selectIsCartOpen);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => () => handOverFocus(button.current), []);
  return (
    <IconButton
      ref={button}
      label={t('header.cart')}
      icon={<ShoppingBag size={20} aria-hidden />}
      aria-haspopup="dialog"
      aria-busy={isAwaited}
      onClick={() => dispatch(cartToggled(true))}
    />
  );
}

/** A visitor who has come to the button by keyboard stays there when the app's own takes its place. */
function handOverFocus(button: HTMLButtonElement | null) {
  const place = button?.parentElement;
  if (document.activeElement === button)
    queueMicrotask(() => document.activeElement === document.body && place?.querySelector('button')?.focus());
}
