import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Banner, Button } from '@fairtone/ui';

const place = css({
  // On pages without a dock it is at the bottom of the window.
  position: 'sticky',
  bottom: 0,
  zIndex: 'var(--z-player)',
  width: '100%',
  maxWidth: 'var(--page-max)',
  marginInline: 'auto',
  padding: 'var(--space-2) var(--page-gutter)',
});

interface Props {
  onReload: () => void;
  onClose: () => void;
}

/** Toast that offers to reload into a new version. */
export function UpdatePrompt({ onReload, onClose }: Props) {
  const { t } = useTranslation('offline');
  return (
    <div css={place}>
      <Banner
        onDismiss={onClose}
        dismissLabel={t('later')}
        action={
          <Button size="small" variant="primary" onClick={onReload}>
            {t('reload')}
          </Button>
        }
      >
        {t('newVersion')}
      </Banner>
    </div>
  );
}
