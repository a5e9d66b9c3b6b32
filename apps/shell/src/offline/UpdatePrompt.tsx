import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Banner, Button } from '@fairtone/ui';

// Above the player and the tab bar, which are there on every page.
const place = css({
  position: 'fixed',
  zIndex: 'var(--z-toast)',
  insetInline: 'var(--page-gutter)',
  bottom: 'calc(9rem + env(safe-area-inset-bottom))',
  marginInline: 'auto',
  maxWidth: '30rem',
  borderRadius: 'var(--radius-2)',
  background: 'var(--raised)',
  boxShadow: 'var(--shadow-2)',
});

interface Props {
  onReload: () => void;
  onClose: () => void;
}

/** A new version is there, and comes when somebody wants it. */
export function UpdatePrompt({ onReload, onClose }: Props) {
  const { t } = useTranslation('shell');
  return (
    <div css={place}>
      <Banner
        onDismiss={onClose}
        dismissLabel={t('offline.later')}
        action={
          <Button size="small" variant="primary" onClick={onReload}>
            {t('offline.reload')}
          </Button>
        }
      >
        {t('offline.newVersion')}
      </Banner>
    </div>
  );
}
