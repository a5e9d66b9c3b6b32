import { css } from '@emotion/react';
import type { RemoteOverrides } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { Badge, Button, Dialog, Text } from '@fairtone/ui';
import { targetOf } from './choices.ts';

interface Props {
  isOpen: boolean;
  linked: RemoteOverrides;
  origins: string[];
  onApply: (overrides: RemoteOverrides) => void;
  onClose: () => void;
}

/** Asks before a link's overrides apply, and shows what they are. */
export function LinkDialog({ isOpen, linked, origins, onApply, onClose }: Props) {
  const { t } = useTranslation('qa');
  const entries = Object.entries(linked);
  const isAllowed = ([, override]: (typeof entries)[number]) =>
    override.kind === 'version' || origins.includes(override.origin);
  const allowed = entries.filter(isAllowed);
  return (
    <Dialog
      isOpen={isOpen}
      size="small"
      role="alertdialog"
      title={t('link.title')}
      closeLabel={t('link.cancel')}
      onClose={onClose}
      footer={
        <>
          <Button ref={focusAtOnce} onClick={onClose}>
            {t('link.cancel')}
          </Button>
          {allowed.length > 0 && (
            <Button variant="primary" onClick={() => onApply(Object.fromEntries(allowed))}>
              {t('panel.apply')}
            </Button>
          )}
        </>
      }
    >
      <Text>{allowed.length > 0 ? t('link.text') : t('link.nothing')}</Text>
      <ul className="plain" css={list}>
        {entries.map((entry) => (
          <li key={entry[0]} css={line}>
            <strong>{entry[0]}</strong>
            <code css={target}>{targetOf(entry[1])}</code>
            {!isAllowed(entry) && <Badge tone="danger">{t('link.notAllowed')}</Badge>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

// The dialog opens without a click: its own focus would wait until the page is idle. The focus is on Cancel, so that Enter changes nothing.
const focusAtOnce = (button: HTMLButtonElement | null) => button?.focus();

const list = css({ marginTop: 'var(--space-4)', display: 'grid', gap: 'var(--space-2)' });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 'var(--space-1) var(--space-3)' });
const target = css({ fontSize: 'var(--size-caption)', overflowWrap: 'anywhere', color: 'var(--text-muted)' });
