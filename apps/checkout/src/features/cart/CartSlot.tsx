import { useTranslation } from '@fairtone/i18n';
import { cartToggled, selectCartCount, selectIsCartOpen, useAppDispatch, useAppSelector } from '@fairtone/store';
import { IconButton } from '@fairtone/ui';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useCartDrawer } from './useCartDrawer';

/** Cart button of the header, with the number of albums in the cart, and the drawer it opens. */
export function Component() {
  const { t } = useTranslation('checkout');
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectCartCount);
  const isOpen = useAppSelector(selectIsCartOpen);
  const [hasBeenOpen, setHasBeenOpen] = useState(isOpen);
  if (isOpen && !hasBeenOpen) setHasBeenOpen(true);
  const CartDrawer = useCartDrawer();

  return (
    <>
      <IconButton
        label={t('cart.button', { count })}
        icon={<ShoppingBag size={20} aria-hidden />}
        count={count}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => dispatch(cartToggled(true))}
      />
      {hasBeenOpen && CartDrawer && <CartDrawer isOpen={isOpen} onClose={() => dispatch(cartToggled(false))} />}
    </>
  );
}
