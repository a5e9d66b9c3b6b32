import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { IconButton, Spinner } from '@fairtone/ui';
import { Pause, Play } from 'lucide-react';

interface Props {
  title: string;
  isPlaying: boolean;
  isLoading: boolean;
  onToggle: () => void;
  className?: string;
}

/** The round play button on a cover. */
export function AlbumPlayButton({ title, isPlaying, isLoading, onToggle, className }: Props) {
  const { t } = useTranslation('common');
  const Icon = isPlaying ? Pause : Play;
  return (
    <IconButton
      className={className}
      css={isPlaying ? undefined : idle}
      variant={isPlaying ? 'accent' : 'scrim'}
      label={t(isPlaying ? 'playback.pauseTitle' : 'playback.playTitle', { title })}
      icon={isLoading ? <Spinner size={18} /> : <Icon size={20} fill="currentColor" strokeWidth={1.5} aria-hidden />}
      aria-busy={isLoading || undefined}
      onClick={onToggle}
    />
  );
}

const idle = css({ '&:hover': { background: 'var(--accent)', color: 'var(--on-accent)' } });
