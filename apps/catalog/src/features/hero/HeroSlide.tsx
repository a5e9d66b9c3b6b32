import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { Heading, Text } from '@fairtone/ui';
import type { ReactNode } from 'react';

interface Props {
  isShown: boolean;
  /** "1 of 3", for assistive technology. */
  label: string;
  title: string;
  text: string;
  picture: ReactNode;
}

export function HeroSlide({ isShown, label, title, text, picture }: Props) {
  const { t } = useTranslation('catalog');
  return (
    <div
      role="group"
      aria-roledescription={t('hero.slide')}
      aria-label={label}
      inert={!isShown}
      css={[slide, isShown && shown]}
    >
      <div css={words}>
        <Heading level={2} size="display">
          {title}
        </Heading>
        <Text size="lead" tone="muted" css={lead}>
          {text}
        </Text>
      </div>
      <div css={pictureBox}>{picture}</div>
    </div>
  );
}

const slide = css({
  display: 'grid',
  gap: 'var(--space-6)',
  minWidth: 0,
  opacity: 0,
  visibility: 'hidden',
  transition: 'opacity var(--motion-slow), visibility var(--motion-slow)',
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 'clamp(var(--space-8), 5vw, var(--space-20))',
  },
});
const shown = css({ opacity: 1, visibility: 'visible' });
const words = css({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-4)',
  [media.wide]: { paddingTop: 'var(--space-4)', paddingBottom: 152 },
});
const lead = css({ maxWidth: '36ch', textWrap: 'balance' });
const pictureBox = css({
  position: 'relative',
  minWidth: 0,
  aspectRatio: '16 / 11',
  [media.wide]: { aspectRatio: 'auto', minHeight: 'min(34vw, 470px)' },
});
