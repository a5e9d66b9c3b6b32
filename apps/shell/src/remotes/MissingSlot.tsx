import { css } from '@emotion/react';
import { useNetworkReturn } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { Button, IconButton, Text, VisuallyHidden } from '@fairtone/ui';
import { RotateCw, type LucideIcon } from 'lucide-react';

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
}

/** In place of a slot that has one line. */
export function MissingLine({ remote, title, onRetry }: Props) {
  const { t } = useTranslation('shell');
  const isOffline = useNetworkReturn(onRetry);
  return (
    <div role="alert" css={strip} data-remote-failed={remote}>
      <Text>{isOffline ? t('offline.notHere') : title}</Text>
      <Button size="small" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        {t('remote.tryAgain')}
      </Button>
    </div>
  );
}

interface IconProps extends Props {
  icon: LucideIcon;
  offlineLabel?: string;
}

/** In place of a slot that has room for a button. Without a network it keeps its icon, and says what it needs. */
export function MissingIcon({ remote, title, onRetry, icon: Icon, offlineLabel }: IconProps) {
  const { t } = useTranslation('shell');
  const isOffline = useNetworkReturn(onRetry);
  if (isOffline) {
    return offlineLabel ? (
      // Not `disabled`: keyboards and screen readers come past it, and learn why it does nothing.
      <IconButton label={offlineLabel} icon={<Icon size={20} aria-hidden />} aria-disabled />
    ) : null;
  }
  return (
    <div role="alert" data-remote-failed={remote}>
      <VisuallyHidden>{title}</VisuallyHidden>
      <IconButton
        label={`${title}. ${t('remote.tryAgain')}`}
        title={title}
        icon={<RotateCw size={20} aria-hidden />}
        onClick={onRetry}
      />
    </div>
  );
}
