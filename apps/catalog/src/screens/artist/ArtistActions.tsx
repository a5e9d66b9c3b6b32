import { css } from '@emotion/react';
import { useHasDialog, useIsReleased } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { dialogOpened, useAppDispatch } from '@fairtone/store';
import { Button } from '@fairtone/ui';
import { HeartHandshake, Palette, Pencil, Settings } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FollowButton } from '../../features/follow/FollowButton';
import type { Artist } from '../../model/artist';

/** Buttons of an artist page: follow and support for visitors; settings and editing for the artist. */
export function ArtistActions({ artist, isOwn }: { artist: Artist; isOwn: boolean }) {
  const canBeSupported = useHasDialog('checkout.supportArtist') && artist.role === 'artist';
  return (
    <div css={actions}>
      {isOwn ? (
        <OwnActions artistId={artist.id} />
      ) : (
        <>
          <FollowButton artistId={artist.id} />
          {canBeSupported && <SupportButton artist={artist} />}
        </>
      )}
    </div>
  );
}

function SupportButton({ artist }: { artist: Artist }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const comesFromPayment = params.has('redirect_status');
  const { id: artistId, name: artistName, avatarUrl } = artist;

  const open = useCallback(() => {
    const props = { artistId, artistName, avatarUrl };
    dispatch(dialogOpened({ name: 'checkout.supportArtist', props }));
  }, [dispatch, artistId, artistName, avatarUrl]);

  // Returning from the payment page: reopen the dialog to continue.
  useEffect(() => {
    if (comesFromPayment) open();
  }, [comesFromPayment, open]);

  return (
    <Button icon={<HeartHandshake size={18} aria-hidden />} onClick={open}>
      {t('artist.support')}
    </Button>
  );
}

function OwnActions({ artistId }: { artistId: string }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const hasSettings = useIsReleased('/artist-settings');
  const hasQuickEdit = useHasDialog('studio.quickEdit');
  const hasCustomisation = useHasDialog('studio.customisePage');
  return (
    <>
      {hasSettings && (
        <Button as={Link} to="/artist-settings" icon={<Settings size={18} aria-hidden />}>
          {t('artist.settings')}
        </Button>
      )}
      {hasQuickEdit && (
        <Button
          icon={<Pencil size={18} aria-hidden />}
          onClick={() => dispatch(dialogOpened({ name: 'studio.quickEdit', props: { artistId } }))}
        >
          {t('artist.quickEdit')}
        </Button>
      )}
      {hasCustomisation && (
        <Button
          icon={<Palette size={18} aria-hidden />}
          onClick={() => dispatch(dialogOpened({ name: 'studio.customisePage', props: { artistId } }))}
        >
          {t('artist.customise')}
        </Button>
      )}
    </>
  );
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)', marginTop: 'var(--space-2)' });
