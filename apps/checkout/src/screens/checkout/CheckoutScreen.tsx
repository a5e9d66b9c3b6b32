import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { Button, Heading, Page } from '@fairtone/ui';
import { ArrowLeft } from 'lucide-react';
import { Navigate, useNavigate } from 'react-router-dom';
import { CartLine } from '../../features/cart/CartLine';
import { CartLines } from '../../features/cart/CartLines';
import { useCart } from '../../features/cart/useCart';
import { useCartReview } from '../../features/cart/useCartReview';
import { CartProblemNote } from './CartProblemNote';
import { OrderSummary } from './OrderSummary';
import { PayArea } from './PayArea';

/** Albums of the cart with total and artists' share, and the button that starts the payment. */
export function Component() {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const { items, remove, acceptPrice } = useCart();
  const { problems, recheck } = useCartReview(items);

  if (items.length === 0) return <Navigate to="/" replace />;

  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/explore'));

  return (
    <Page>
      <Button variant="ghost" icon={<ArrowLeft size={18} aria-hidden />} onClick={goBack} css={styles.back}>
        {t('action.back')}
      </Button>
      <Heading level={1} size="heading" css={styles.title}>
        {t('checkout.title')}
      </Heading>
      <div css={styles.columns}>
        <section aria-labelledby="checkout-items">
          <Heading level={2} size="lead" id="checkout-items" css={styles.sectionTitle}>
            {t('checkout.items', { count: items.length })}
          </Heading>
          <CartLines label={t('checkout.items', { count: items.length })}>
            {items.map((item) => {
              const problem = problems[item.album.id];
              return (
                <CartLine key={item.album.id} item={item} onRemove={remove}>
                  {problem && (
                    <CartProblemNote item={item} problem={problem} onRemove={remove} onAcceptPrice={acceptPrice} />
                  )}
                </CartLine>
              );
            })}
          </CartLines>
        </section>
        <section aria-labelledby="checkout-summary" css={styles.summary}>
          <Heading level={2} size="lead" id="checkout-summary" css={styles.sectionTitle}>
            {t('checkout.summary')}
          </Heading>
          <OrderSummary items={items} />
          <PayArea items={items} hasProblems={Object.keys(problems).length > 0} recheck={recheck} />
        </section>
      </div>
    </Page>
  );
}

const styles = {
  back: css({ marginLeft: 'calc(-1 * var(--space-5))' }),
  title: css({ margin: 'var(--space-2) 0 var(--space-8)' }),
  columns: css({
    display: 'grid',
    gap: 'var(--space-12)',
    alignItems: 'start',
    maxWidth: 1040,
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(280px, 1fr)' },
  }),
  sectionTitle: css({ paddingBottom: 'var(--space-3)', borderBottom: '1px solid var(--line-strong)' }),
  summary: css({
    display: 'grid',
    gap: 'var(--space-5)',
    [media.wide]: { position: 'sticky', top: 'calc(var(--header-height) + var(--space-6))' },
  }),
};
