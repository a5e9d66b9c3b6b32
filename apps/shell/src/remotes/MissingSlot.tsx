import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, IconButton, Text, VisuallyHidden } from '@fairtone/ui';
import { RotateCw } from 'lucide-react';

const strip = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-2) var(--page-gutter)',
});

interface Props {
  remote: string;
  title: string;
  onRetry: () => void;
  /** Reloads the page, where that can help. */
  onReload?: (() => void) | null;
  /** True where only a button fits: the failure is shown without a line of text. */
  isCompact: boolean;
}

/** Replaces a slot that could not be loaded. */
export function MissingSlot({ remote, title, onRetry, onReload, isCompact }: Props) {
  const { t } = useTranslation('shell');
  const retry = t('remote.tryAgain');
  if (isCompact) {
    return (
      <div role="alert" data-remote-failed={remote}>
        <VisuallyHidden>{title}</VisuallyHidden>
        <IconButton
          label={`${title}. ${retry}`}
          title={title}
          icon={<RotateCw size={20} aria-hidden />}
          onClick={onRetry}
        />
      </div>
    );
  }
  return (
    <div role="alert" css={strip} data-remote-failed={remote}>
      <Text>{title}</Text>
      <Button size="small" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        {retry}
      </Button>
      {onReload && (
        <Button size="small" onClick={onReload}>
          {t('crash.reload')}
        </Button>
      )}
    </div>
  );
}
