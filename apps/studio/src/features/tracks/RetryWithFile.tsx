import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { buttonStyles } from '@fairtone/ui';
import { RotateCw } from 'lucide-react';
import { ACCEPTED_AUDIO } from '../upload/acceptedAudio';

const fileLabel = css({ '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 } });

/** "Try again" for a failed track whose file has to be chosen again. */
export function RetryWithFile({ title, onFile }: { title: string; onFile: (file: File) => void }) {
  const { t } = useTranslation('studio');
  return (
    <label css={[buttonStyles('ghost', 'small'), fileLabel]}>
      <input
        type="file"
        accept={ACCEPTED_AUDIO}
        className="visually-hidden"
        aria-label={t('upload.retryWithFile', { title })}
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
      />
      <RotateCw size={16} aria-hidden />
      {t('common:action.retry')}
    </label>
  );
}
