import { css } from '@emotion/react';
import { artistShareCents } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Button, Skeleton, Text } from '@fairtone/ui';
import { Download, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Album } from '../../model/album';
import { usePurchaseStatus } from './usePurchaseStatus';
import { useBuyAlbum } from './useBuyAlbum';

/** The price of an album for this visitor, with the one action that applies: buy, name a price, download or edit. */
export function PriceBox({ album }: { album: Album }) {
  const { t } = useTranslation('catalog');
  const { money } = useFormatters();
  const purchaseStatus = usePurchaseStatus(album);
  const { isInCart, handleBuy, handleNamePrice, handleDownload, handleTakeFree } = useBuyAlbum(album);
  const { price, minimumPrice, pricingMessage } = album;
  const downloadIcon = <Download size={20} aria-hidden />;

  const forms: Record<Exclude<typeof purchaseStatus, null>, () => ReactNode> = {
    own: () => (
      <Offer title={t('price.own.title')} note={t(`price.own.${album.state}`)}>
        <Button
          as={Link}
          to={`/edit-album/${album.id}`}
          variant="primary"
          size="large"
          icon={<Pencil size={18} aria-hidden />}
        >
          {t('price.own.edit')}
        </Button>
      </Offer>
    ),
    owned: () => (
      <Offer title={t('price.owned.title')} note={t('price.owned.note')}>
        <Button variant="primary" size="large" icon={downloadIcon} onClick={handleDownload}>
          {t('common:action.download')}
        </Button>
      </Offer>
    ),
    unavailable: () => <Offer title={t('price.unavailable.title')} note={t('price.unavailable.note')} />,
    free: () => (
      <Offer title={t('common:price.free')} note={t('price.free.note')}>
        <Button variant="primary" size="large" icon={downloadIcon} onClick={handleTakeFree}>
          {t('price.free.button')}
        </Button>
      </Offer>
    ),
    pay_what_you_want: () => (
      <Offer
        title={minimumPrice > 0 ? t('price.named.from', { price: money(minimumPrice) }) : t('price.named.any')}
        note={pricingMessage ? <q>{pricingMessage}</q> : t('price.named.note')}
      >
        <Button variant="primary" size="large" onClick={() => void handleNamePrice()}>
          {t(isInCart ? 'price.inCart' : 'price.named.button')}
        </Button>
      </Offer>
    ),
    fixed: () => (
      <Offer
        title={money(price ?? 0)}
        note={t('price.fixed.note', { share: money(artistShareCents(price ?? 0)), artist: album.artist })}
      >
        <Button variant="primary" size="large" onClick={() => void handleBuy(price ?? 0)}>
          {t(isInCart ? 'price.inCart' : 'price.fixed.button')}
        </Button>
      </Offer>
    ),
  };

  return (
    <section css={box} aria-label={t('price.label')} aria-busy={purchaseStatus === null || undefined}>
      {purchaseStatus ? forms[purchaseStatus]() : <PricePlaceholder />}
    </section>
  );
}

function Offer({ title, note, children }: { title: string; note: ReactNode; children?: ReactNode }) {
  return (
    <>
      <div css={words}>
        <p css={priceStyle}>{title}</p>
        <Text size="caption" tone="muted">
          {note}
        </Text>
      </div>
      {children}
    </>
  );
}

/** Reserves the space of the price box while the price loads. */
export function PricePlaceholder() {
  return (
    <>
      <div css={words}>
        <Skeleton width={110} height="2rem" />
        <Skeleton width={180} height="0.9rem" />
      </div>
      <Skeleton width={150} height={52} />
    </>
  );
}

export const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  minHeight: 102,
  padding: 'var(--space-5) 0',
  borderBlock: '1px solid var(--line)',
});
const words = css({ display: 'grid', gap: 'var(--space-1)', flex: '1 1 8rem', minWidth: 0 });
const priceStyle = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--size-heading)',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
