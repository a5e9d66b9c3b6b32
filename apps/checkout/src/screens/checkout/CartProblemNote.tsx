import { css } from '@emotion/react';
import type { CartItem } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Button, Inline, Text } from '@fairtone/ui';
import { TriangleAlert } from 'lucide-react';
import type { CartProblem } from '../../features/cart/reviewCart';

interface Props {
  item: CartItem;
  problem: CartProblem;
  onRemove: (albumId: string) => void;
  onAcceptPrice: (albumId: string, priceInCents: number) => void;
}

/** Explains why an album cannot be paid, with buttons that remove it or accept its new price. */
export function CartProblemNote({ item, problem, onRemove, onAcceptPrice }: Props) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  const { id, title } = item.album;
  const text =
    problem.kind === 'price'
      ? t('checkout.problem.price', { before: money(item.priceInCents), now: money(problem.newCents) })
      : t(`checkout.problem.${problem.kind}`);

  return (
    <div css={styles.note} role="status">
      <TriangleAlert size={18} aria-hidden css={styles.icon} />
      <div css={styles.body}>
        <Text>{text}</Text>
        <Inline gap={2}>
          {problem.kind === 'price' && (
            <Button size="small" onClick={() => onAcceptPrice(id, problem.newCents)}>
              {t('checkout.acceptPrice', { price: money(problem.newCents) })}
            </Button>
          )}
          <Button size="small" aria-label={t('cart.remove', { title })} onClick={() => onRemove(id)}>
            {t('action.remove')}
          </Button>
        </Inline>
      </div>
    </div>
  );
}

const styles = {
  note: css({
    display: 'flex',
    gap: 'var(--space-3)',
    padding: 'var(--space-3) var(--space-4)',
    borderLeft: '2px solid var(--warning)',
    background: 'var(--warning-soft)',
  }),
  icon: css({ flex: 'none', marginTop: 3, color: 'var(--warning)' }),
  body: css({ display: 'grid', gap: 'var(--space-3)' }),
};
