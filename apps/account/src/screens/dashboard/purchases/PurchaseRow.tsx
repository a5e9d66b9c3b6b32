/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the role of table cells whose display is changed */
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { AlbumCover, Badge, Link } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { Purchase } from '../../../api/purchases';
import { PurchaseActions } from './PurchaseActions';
import { tableStyles as styles } from './tableStyles';

/** One purchase. A refunded or disputed one stays listed, without its download. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('account');
  const { money, date } = useFormatters();
  const { album_id: albumId, album_title: albumTitle } = purchase;

  return (
    <tr role="row" css={styles.row}>
      <td role="cell" css={styles.album}>
        <AlbumCover url={purchase.albums?.cover_image} alt="" sizes="64px" css={styles.cover} />
        <Link as={RouterLink} to={`/album/${albumId}`} variant="quiet" css={styles.title}>
          {albumTitle}
        </Link>
      </td>
      <td role="cell" css={styles.artist}>
        {purchase.artist_name}
      </td>
      <td role="cell" css={[styles.number, styles.price]}>
        {purchase.amount_cents === 0 ? t('price.free') : money(purchase.amount_cents)}
      </td>
      <td role="cell" css={styles.date}>
        <time dateTime={purchase.created_at}>{date(purchase.created_at)}</time>
        {purchase.order_items && (
          <Link
            as={RouterLink}
            to={`/receipt/${purchase.order_items.order_id}`}
            aria-label={t('purchases.receiptOf', { title: albumTitle })}
            css={styles.receipt}
          >
            {t('receipt.title')}
          </Link>
        )}
      </td>
      <td role="cell" css={styles.action}>
        {purchase.revoked_at ? (
          <Badge tone="outline">
            {t(purchase.order_items?.state === 'disputed' ? 'purchases.disputed' : 'purchases.refunded')}
          </Badge>
        ) : (
          <PurchaseActions albumId={albumId} albumTitle={albumTitle} />
        )}
      </td>
    </tr>
  );
}
