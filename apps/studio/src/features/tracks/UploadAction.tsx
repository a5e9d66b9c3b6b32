import { useTranslation } from '@fairtone/i18n';
import { Button, IconButton } from '@fairtone/ui';
import { CloudUpload, CirclePause, RotateCw } from 'lucide-react';
import { canRetry, isUnderWay } from '../upload/uploadState';
import type { AlbumTrack } from './albumTracks';
import { RetryWithFile } from './RetryWithFile';

interface Props {
  track: AlbumTrack;
  onPause: (id: string) => void;
  onResume: (id: string) => void;
  /** Called with another file, or with the same one chosen again. */
  onReplace: (id: string, file: File) => void;
}

/** Buttons for the upload of one track: pause, resume, retry. */
export function UploadAction({ track: { id, title, fileName, upload }, onPause, onResume, onReplace }: Props) {
  const { t } = useTranslation('studio');
  // A row of an earlier visit has no file in this page.
  const hasFile = fileName !== null;
  if (upload.phase === 'failed' && !(hasFile && canRetry(upload.reason))) {
    return <RetryWithFile title={title} onFile={(file) => onReplace(id, file)} />;
  }
  if (upload.phase === 'failed') {
    return (
      <Button variant="ghost" size="small" icon={<RotateCw size={16} aria-hidden />} onClick={() => onResume(id)}>
        {t('common:action.retry')}
      </Button>
    );
  }
  const isPaused = upload.phase === 'paused';
  if (!isPaused && !isUnderWay(upload)) return null;
  const Icon = isPaused ? CloudUpload : CirclePause;
  return (
    <IconButton
      label={t(isPaused ? 'upload.resumeOf' : 'upload.pauseOf', { title })}
      size="small"
      icon={<Icon size={18} aria-hidden />}
      onClick={() => (isPaused ? onResume : onPause)(id)}
    />
  );
}
