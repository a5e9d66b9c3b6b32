import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { selectCartTotalCents, useAppSelector } from '@fairtone/store';
import { Button, Drawer, EmptyState, Stack } from '@fairtone/ui';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CartLine } from './CartLine';
import { CartLines } from './CartLines';
import { useCart } from './useCart';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Drawer with the content of the cart, available on every page. */
export function CartDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  const { items, remove } = useCart();
  const totalCents = useAppSelector(selectCartTotalCents);

  const history = (
    <Button as={Link} to="/dashboard?tab=purchases" variant="ghost" isFullWidth onClick={onClose}>
      {t('cart.history')}
    </Button>
  );
  const footer = (
    <Stack gap={3} css={styles.footer}>
      {items.length > 0 && (
        <>
          <p css={styles.total}>
            <span>{t('cart.total')}</span>
            <strong>{money(totalCents)}</strong>
          </p>
          <Button as={Link} to="/checkout" variant="primary" size="large" isFullWidth onClick={onClose}>
            {t('cart.checkout')}
          </Button>
        </>
      )}
      {history}
    </Stack>
  );

  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('cart.title')} closeLabel={t('cart.close')} footer={footer}>
      {items.length === 0 ? (
        <EmptyState
          title={t('cart.empty.title')}
          text={t('cart.empty.text')}
          icon={<ShoppingBag size={28} aria-hidden />}
        >
          <Button as={Link} to="/explore" onClick={onClose}>
            {t('cart.empty.explore')}
          </Button>
        </EmptyState>
      ) : (
        <CartLines label={t('cart.title')}>
          {items.map((item) => (
            <CartLine key={item.album.id} item={item} onRemove={remove} onFollowLink={onClose} />
          ))}
        </CartLines>
      )}
    </Drawer>
  );
}

const styles = {
  footer: css({ width: '100%' }),
  total: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    fontSize: 'var(--size-lead)',
    fontVariantNumeric: 'tabular-nums',
  }),
};
