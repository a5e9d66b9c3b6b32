import { css } from '@emotion/react';
import type { PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { AlbumCover } from '@fairtone/ui';
import type { CSSProperties } from 'react';
import { useCoverColour } from './useCoverColour.ts';
import { COVER_TRANSITION } from './withCoverTransition.ts';

const frame = css({ alignSelf: 'center', width: 'min(100%, 34rem, max(12rem, 52dvh))' });
// A glow behind the picture: brightest at its edge, transparent behind the text.
const light = css({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  opacity: 0.55,
  background: 'radial-gradient(70rem 34rem at 50% 36%, var(--cover-colour), transparent 72%)',
});
const picture = css({ boxShadow: 'var(--shadow-3)' });

/** The large cover, with a glow of its dominant colour behind it. */
export function FullScreenCover({ track }: { track: PlayableTrack }) {
  const { t } = useTranslation('common');
  const colour = useCoverColour(track.albumCover);
  return (
    <div css={frame}>
      {colour && <div css={light} style={{ '--cover-colour': colour } as CSSProperties} />}
      <AlbumCover
        css={picture}
        url={track.albumCover}
        alt={t('album.coverOf', { title: track.albumTitle })}
        sizes="(max-width: 640px) 90vw, 34rem"
        isPriority
        transitionName={COVER_TRANSITION}
      />
    </div>
  );
}
