import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import type { AlbumSummary } from '@fairtone/music';
import { media } from '@fairtone/theme';
import { memo, useState, type ReactNode } from 'react';
import { CoverWall } from './CoverWall';
import { HeroActions } from './HeroActions';
import { HeroSlide } from './HeroSlide';
import { RecordSleeve } from './RecordSleeve';
import { SlideControls } from './SlideControls';
import { ArtistRoll } from './ArtistRoll';
import { useSlideRotation } from './useSlideRotation';

type SlideName = 'discover' | 'yourMusic' | 'community';

/** Carousel of the home page: three slides that rotate by themselves until the visitor stops them. */
export const Hero = memo(function Hero({ albums }: { albums: readonly AlbumSummary[] }) {
  const { t } = useTranslation('catalog');
  const [isHeld, setIsHeld] = useState(false);
  const slides: { name: SlideName; picture: ReactNode }[] = [
    { name: 'discover', picture: <CoverWall albums={albums} /> },
    { name: 'yourMusic', picture: <RecordSleeve album={albums[0]} /> },
    { name: 'community', picture: <ArtistRoll albums={albums} /> },
  ];
  const { index, isPaused, show, togglePause } = useSlideRotation(slides.length, isHeld);

  return (
    <section
      css={frame}
      aria-roledescription={t('hero.carousel')}
      aria-label={t('hero.label')}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div css={content}>
        <div css={slideStack} aria-live={isPaused || isHeld ? 'polite' : 'off'}>
          {slides.map(({ name, picture }, position) => (
            <HeroSlide
              key={name}
              isShown={position === index}
              label={t('hero.position', { position: position + 1, count: slides.length })}
              title={t(`hero.${name}.title`)}
              text={t(`hero.${name}.text`)}
              picture={picture}
            />
          ))}
        </div>
        <div css={footer}>
          <HeroActions />
          <SlideControls
            names={slides.map(({ name }) => t(`hero.${name}.title`))}
            {...{ index, isPaused }}
            onShow={show}
            onTogglePause={togglePause}
          />
        </div>
      </div>
    </section>
  );
});

const frame = css({
  '--hero-padding': 'clamp(var(--space-8), 5vw, var(--space-16))',
  borderBottom: '1px solid var(--line)',
  overflow: 'hidden',
  background: 'var(--sunken)',
});
const content = css({
  position: 'relative',
  width: '100%',
  maxWidth: 'var(--page-max)',
  marginInline: 'auto',
  padding: 'var(--hero-padding) var(--page-gutter)',
});
// All slides share one grid cell, as high as the tallest, so that a rotation moves nothing below.
const slideStack = css({ display: 'grid', '& > *': { gridArea: '1 / 1' } });
const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  marginTop: 'var(--space-6)',
  [media.wide]: {
    position: 'absolute',
    left: 'var(--page-gutter)',
    bottom: 'var(--hero-padding)',
    width: 'calc((100% - 2 * var(--page-gutter)) * 0.5)',
    flexDirection: 'column',
    alignItems: 'flex-start',
    margin: 0,
  },
});
