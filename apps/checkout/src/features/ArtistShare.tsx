import { css } from '@emotion/react';
import { ARTIST_SHARE_PERCENT } from '@fairtone/domain';
import { useFormatters } from '@fairtone/i18n';

interface Props {
  /** US cents, computed per album and then summed, as the ledger does. Null without a valid amount: then a dash is shown. */
  shareCents: number | null;
  /** Who receives it. */
  label: string;
}

/** The part of a price that the artist receives: a bar that is 85 % full, and the exact amount. */
export function ArtistShare({ shareCents, label }: Props) {
  const { money, percent } = useFormatters();
  return (
    <div css={styles.share} aria-live="polite">
      <span css={styles.words}>
        <span>
          {label} <span css={styles.percent}>({percent(ARTIST_SHARE_PERCENT / 100)})</span>
        </span>
        <strong>{shareCents === null ? '–' : money(shareCents)}</strong>
      </span>
      <span css={styles.line} aria-hidden />
    </div>
  );
}

const styles = {
  share: css({ display: 'grid', gap: 'var(--space-2)' }),
  words: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: 'var(--space-4)',
    fontVariantNumeric: 'tabular-nums',
  }),
  percent: css({ color: 'var(--text-muted)' }),
  line: css({
    height: 3,
    borderRadius: 2,
    background: `linear-gradient(to right, var(--success) ${ARTIST_SHARE_PERCENT}%, var(--line) ${ARTIST_SHARE_PERCENT}%)`,
  }),
};
