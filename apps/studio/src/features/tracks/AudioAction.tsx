import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { buttonStyles, IconButton } from '@fairtone/ui';
import { FileAudio, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { ACCEPTED_AUDIO } from '../upload/acceptedAudio';
import type { AlbumTrack } from './albumTracks';

interface Props {
  track: AlbumTrack;
  onReplaceAudio: (id: string, file: File) => void;
  onKeepAudio: (id: string) => void;
}

const fileLabel = css({
  paddingInline: 'var(--space-2)',
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});

/**
 * Chooses a new file for a stored track, and undoes the choice. Renders nothing for tracks that moderators have hidden
 * or that have no audio.
 */
export function AudioAction({ track, onReplaceAudio, onKeepAudio }: Props) {
  const { t } = useTranslation('studio');
  const chooser = useRef<HTMLInputElement>(null);
  const { id, title, former, canReplaceAudio } = track;
  if (!former && !canReplaceAudio) return null;

  function handleKeep() {
    // The pressed button disappears with the file, so the focus moves to the file input of the row.
    chooser.current?.focus();
    onKeepAudio(id);
  }

  const label = t('tracks.audio.replaceOf', { title });
  return (
    <>
      <label css={[buttonStyles('ghost', 'small'), fileLabel]} title={label}>
        <input
          ref={chooser}
          type="file"
          accept={ACCEPTED_AUDIO}
          className="visually-hidden"
          aria-label={label}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) onReplaceAudio(id, file);
          }}
        />
        <FileAudio size={18} aria-hidden />
      </label>
      {former && (
        <IconButton
          label={t('tracks.audio.keepOf', { title })}
          size="small"
          icon={<Undo2 size={18} aria-hidden />}
          onClick={handleKeep}
        />
      )}
    </>
  );
}
