import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';

interface Props {
  picks: { minimum: number; suggested: number; generous: number };
  chosenCents: number | null;
  onPick: (cents: number) => void;
}

/** Three suggested amounts. */
export function AmountPicks({ picks, chosenCents, onPick }: Props) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  const names = ['minimum', 'suggested', 'generous'] as const;
  return (
    <div css={styles.row} role="group" aria-label={t('pwyw.picks')}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          css={styles.pick}
          aria-pressed={picks[name] === chosenCents}
          onClick={() => onPick(picks[name])}
        >
          <span css={styles.name}>{t(`pwyw.pick.${name}`)}</span>
          <strong>{money(picks[name])}</strong>
        </button>
      ))}
    </div>
  );
}

const styles = {
  row: css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 'var(--space-2)' }),
  pick: css({
    display: 'grid',
    gap: 'var(--space-1)',
    minHeight: 'var(--target)',
    padding: 'var(--space-2)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-2)',
    background: 'transparent',
    fontVariantNumeric: 'tabular-nums',
    transition: 'border-color var(--motion-fast), background-color var(--motion-fast)',
    '&:hover': { background: 'var(--hover)' },
    '&[aria-pressed="true"]': { borderColor: 'var(--accent)', background: 'var(--accent-soft)' },
  }),
  name: css({ fontSize: 'var(--size-caption)', color: 'var(--text-muted)', overflowWrap: 'anywhere' }),
};
