import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { IconButton } from '@fairtone/ui';
import { Pause, Play } from 'lucide-react';

interface Props {
  names: readonly string[];
  index: number;
  isPaused: boolean;
  onShow: (index: number) => void;
  onTogglePause: () => void;
}

/** A button for each slide, and one that stops or resumes the rotation. */
export function SlideControls({ names, index, isPaused, onShow, onTogglePause }: Props) {
  const { t } = useTranslation('catalog');
  const Icon = isPaused ? Play : Pause;
  return (
    <div css={row}>
      <IconButton
        size="small"
        variant="outlined"
        label={t(isPaused ? 'hero.resume' : 'hero.pause')}
        icon={<Icon size={15} fill="currentColor" strokeWidth={1} aria-hidden />}
        onClick={onTogglePause}
      />
      <div css={marks}>
        {names.map((name, position) => (
          <button
            key={name}
            type="button"
            css={mark}
            aria-label={t('hero.show', { title: name })}
            aria-current={position === index || undefined}
            onClick={() => onShow(position)}
          />
        ))}
      </div>
    </div>
  );
}

const row = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-3)' });
const marks = css({ display: 'flex' });
const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: 'var(--target)',
  height: 'var(--target)',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::after': {
    content: '""',
    width: 32,
    height: 3,
    borderRadius: 2,
    background: 'var(--line-strong)',
    opacity: 0.5,
    transition: 'opacity var(--motion)',
  },
  '&[aria-current]::after': { background: 'var(--text)', opacity: 1 },
});
