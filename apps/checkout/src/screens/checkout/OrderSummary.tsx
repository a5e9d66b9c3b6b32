import { css } from '@emotion/react';
import { artistShareCents, cartTotalCents, type CartItem } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { ArtistShare } from '../../features/ArtistShare';

/** Subtotal, the artists' part of it, and the total. */
export function OrderSummary({ items }: { items: readonly CartItem[] }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  const totalCents = cartTotalCents(items);
  const shareCents = items.reduce((sum, item) => sum + artistShareCents(item.priceInCents), 0);
  return (
    <div css={styles.sums}>
      <p css={styles.row}>
        <span>{t('checkout.subtotal')}</span>
        <span>{money(totalCents)}</span>
      </p>
      <ArtistShare shareCents={shareCents} label={t('checkout.toArtists')} />
      <p css={[styles.row, styles.total]}>
        <span>{t('checkout.total')}</span>
        <span>{money(totalCents)}</span>
      </p>
    </div>
  );
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  fontVariantNumeric: 'tabular-nums',
};
const styles = {
  sums: css({ display: 'grid', gap: 'var(--space-4)' }),
  row: css(row),
  total: css({
    paddingTop: 'var(--space-4)',
    borderTop: '1px solid var(--line)',
    font: '700 var(--size-title)/1.2 var(--font-display)',
  }),
};
