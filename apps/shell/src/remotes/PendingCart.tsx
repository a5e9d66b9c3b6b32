import { useTranslation } from '@fairtone/i18n';
import { cartToggled, selectIsCartOpen, useAppDispatch, useAppSelector } from '@fairtone/store';
import { IconButton } from '@fairtone/ui';
import { ShoppingBag } from 'lucide-react';

/** The cart's button until its app has loaded: a press counts from the first paint, and the cart opens as soon as it is there. */
export function PendingCart() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const isAwaited = useAppSelector(selectIsCartOpen);
  return (
    <IconButton
      label={t('header.cart')}
      icon={<ShoppingBag size={20} aria-hidden />}
      aria-haspopup="dialog"
      aria-busy={isAwaited}
      onClick={() => dispatch(cartToggled(true))}
    />
  );
}
