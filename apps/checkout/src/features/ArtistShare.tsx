import { css } from '@emotion/react';
import { ARTIST_SHARE_PERCENT } from '@fairtone/domain';
import { useFormatters } from '@fairtone/i18n';

interface Props {
  /** Computed per album and then summed, as the ledger does. Null while there is no amount: the line keeps its place. */
  shareCents: number | null;
  /** Who receives it. */
  label: string;
}

/** Where the money goes, as a line that is 85 % full and the exact figure. */
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
