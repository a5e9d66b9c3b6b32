import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectSeesArtistView, selectSessionStatus, useAppSelector } from '@fairtone/store';
import { media } from '@fairtone/theme';
import { Button } from '@fairtone/ui';
import { Link } from 'react-router-dom';

/** Links of the hero: explore, sign up for guests, create an album for artists. */
export function HeroActions() {
  const { t } = useTranslation('catalog');
  const status = useAppSelector(selectSessionStatus);
  const seesArtistView = useAppSelector(selectSeesArtistView);
  return (
    <div css={row}>
      <Button as={Link} to="/explore" variant="primary" size="large">
        {t('hero.explore')}
      </Button>
      {status !== 'signedIn' && (
        // Hidden until the session is known, but in the layout, so that the row does not move.
        <Button as={Link} to="/signup" size="large" css={status === 'unknown' && unseen} data-for-guests>
          {t('hero.signUp')}
        </Button>
      )}
      {seesArtistView && (
        <Button as={Link} to="/create-album" size="large">
          {t('hero.createAlbum')}
        </Button>
      )}
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  [media.compactOnly]: { gap: 'var(--space-2)', '& > a': { paddingInline: 'var(--space-5)' } },
});
const unseen = css({ visibility: 'hidden' });
