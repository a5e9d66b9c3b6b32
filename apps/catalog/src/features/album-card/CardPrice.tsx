import { useFormatters, useTranslation } from '@fairtone/i18n';
import type { AlbumSummary } from '@fairtone/music';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Price } from '@fairtone/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCatalogListOwnedQuery } from '../../api/purchaseApi';

/** What an album costs, or that it is the visitor's already. */
export function CardPrice({ album: { id, price } }: { album: AlbumSummary }) {
  const { t } = useTranslation('catalog');
  const { money } = useFormatters();
  const userId = useAppSelector(selectUser)?.id;
  // One request for all cards of all walls.
  const { isOwned } = useCatalogListOwnedQuery(userId ? { userId } : skipToken, {
    selectFromResult: ({ data }) => ({ isOwned: data?.includes(id) ?? false }),
  });
  if (isOwned) return <Price>{t('price.owned.short')}</Price>;
  if (price === null) return <Price>{t('common:price.nameYourPrice')}</Price>;
  return <Price>{price === 0 ? t('common:price.free') : money(price)}</Price>;
}
