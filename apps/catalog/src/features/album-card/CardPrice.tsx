import { useFormatters, useTranslation } from '@fairtone/i18n';
import type { AlbumSummary } from '@fairtone/music';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Price } from '@fairtone/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCatalogListOwnedQuery } from '../../api/purchaseApi';

/** The price of an album, or "Owned" when the user has it. */
export function CardPrice({ album: { id, price } }: { album: AlbumSummary }) {
  const { t } = useTranslation('catalog');
  const { money } = useFormatters();
  const userId = useAppSelector(selectUser)?.id;
  // All cards of a page share one request.
  const { isOwned } = useCatalogListOwnedQuery(userId ? { userId } : skipToken, {
    selectFromResult: ({ data }) => ({ isOwned: data?.includes(id) ?? false }),
  });
  if (isOwned) return <Price>{t('price.owned.short')}</Price>;
  if (price === null) return <Price>{t('common:price.nameYourPrice')}</Price>;
  return <Price>{price === 0 ? t('common:price.free') : money(price)}</Price>;
}
