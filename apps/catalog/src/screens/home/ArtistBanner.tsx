import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectIsArtist, selectSessionStatus, useAppSelector } from '@fairtone/store';
import { Button, Heading, Text } from '@fairtone/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Asks signed-in listeners whether they make music themselves. */
export function ArtistBanner() {
  const { t } = useTranslation('catalog');
  const isSignedIn = useAppSelector(selectSessionStatus) === 'signedIn';
  const isArtist = useAppSelector(selectIsArtist);
  if (!isSignedIn || isArtist) return null;
  return (
    <section css={banner} aria-labelledby="banner-title">
      <div css={words}>
        <Heading level={2} size="heading" id="banner-title">
          {t('home.banner.title')}
        </Heading>
        <Text>{t('home.banner.text')}</Text>
      </div>
      <Button as={Link} to="/for-artists" size="large" css={way} iconAfter={<ArrowRight size={18} aria-hidden />}>
        {t('home.banner.link')}
      </Button>
    </section>
  );
}

const banner = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-6)',
  padding: 'clamp(var(--space-6), 4vw, var(--space-12))',
  borderRadius: 'var(--radius-3)',
  background: 'var(--inverse)',
  color: 'var(--on-inverse)',
});
const words = css({ display: 'grid', gap: 'var(--space-2)', maxWidth: '36rem' });
const way = css({
  color: 'inherit',
  borderColor: 'currentColor',
  '&:hover': { background: 'var(--on-inverse)', color: 'var(--inverse)' },
});
