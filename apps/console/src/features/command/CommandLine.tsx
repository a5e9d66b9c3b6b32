import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Text } from '@fairtone/ui';
import { CopyButton } from './CopyButton';

/** The command that does the same as the control beside it, to copy. */
export function CommandLine({ command }: { command: string }) {
  const { t } = useTranslation('console');
  return (
    <div>
      <Text size="caption" tone="muted">
        {t('command.same')}
      </Text>
      <div css={row}>
        <code css={code} translate="no">
          {command}
        </code>
        <CopyButton text={command} label={t('command.copy')} />
      </div>
    </div>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2)' });
const code = css({
  minWidth: 0,
  padding: 'var(--space-1) var(--space-2)',
  borderRadius: 'var(--radius-1)',
  background: 'var(--hover)',
  fontSize: 'var(--size-caption)',
  overflowWrap: 'anywhere',
});
