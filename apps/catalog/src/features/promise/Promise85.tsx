import { css } from '@emotion/react';
import { ARTIST_SHARE_PERCENT, artistShareCents, platformShareCents } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { Heading, Link, Text } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';

/** A usual album price, for the example. */
const EXAMPLE_CENTS = 800;

/** The artist's share of each sale, with the split of an example sale line by line. */
export function Promise85() {
  const { t } = useTranslation('catalog');
  const { money, percent } = useFormatters();
  return (
    <section css={section} aria-labelledby="promise-title">
      <div css={words}>
        <Heading level={2} id="promise-title" css={titleStyle}>
          {t('promise.title', { share: percent(ARTIST_SHARE_PERCENT / 100) })}
        </Heading>
        <Text size="lead" tone="muted">
          {t('promise.text')}
        </Text>
        <p>
          <Link as={RouterLink} to="/for-artists" variant="strong">
            {t('promise.link')}
          </Link>
        </p>
      </div>
      <dl css={receipt}>
        <div css={row}>
          <dt>{t('promise.price')}</dt>
          <dd>{money(EXAMPLE_CENTS)}</dd>
        </div>
        <div css={row}>
          <dt>{t('promise.platform')}</dt>
          <dd>− {money(platformShareCents(EXAMPLE_CENTS))}</dd>
        </div>
        <div css={[row, sum]}>
          <dt>{t('promise.artist')}</dt>
          <dd>{money(artistShareCents(EXAMPLE_CENTS))}</dd>
        </div>
      </dl>
    </section>
  );
}

const section = css({
  display: 'grid',
  gap: 'var(--space-8)',
  alignItems: 'center',
  borderTop: '1px solid var(--line)',
  paddingTop: 'var(--space-12)',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', gap: 'var(--space-20)' },
});
const words = css({ display: 'grid', gap: 'var(--space-4)', maxWidth: '38rem' });
const titleStyle = css({
  fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
  letterSpacing: '-0.03em',
  lineHeight: 1.02,
});
const receipt = css({ display: 'grid', fontVariantNumeric: 'tabular-nums' });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 'var(--space-6)',
  padding: 'var(--space-3) 0',
  borderBottom: '1px dashed var(--line)',
  color: 'var(--text-muted)',
  '& > dd': { margin: 0, whiteSpace: 'nowrap' },
});
const sum = css({
  borderBottom: 0,
  borderTop: '2px solid var(--text)',
  marginTop: -1,
  color: 'var(--text)',
  fontWeight: 600,
  '& > dd': { fontFamily: 'var(--font-display)', fontSize: 'var(--size-heading)', fontWeight: 800 },
});
