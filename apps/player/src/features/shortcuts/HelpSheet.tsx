import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Dialog } from '@fairtone/ui';
import type { PanelProps } from '../panels/panelCache.ts';

const list = css({ display: 'grid', gap: 'var(--space-1)', margin: 0 });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-2)',
  borderBottom: '1px solid var(--line)',
});
const keys = css({ display: 'flex', gap: 'var(--space-2)', margin: 0, whiteSpace: 'nowrap' });
const key = css({
  minWidth: 26,
  padding: '2px 7px',
  textAlign: 'center',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-1)',
  font: '500 var(--size-caption)/1.4 var(--font-text)',
});

/** Shortcuts and their keys: signs, or keys of translations under `shortcuts.key`. */
const SHORTCUTS: [meaning: string, ...keys: string[]][] = [
  ['toggle', 'space', 'K'],
  ['seek', '←', '→'],
  ['tracks', 'shift', '←', '→'],
  ['volume', '↑', '↓'],
  ['mute', 'M'],
  ['shuffle', 'S'],
  ['repeat', 'R'],
  ['fullScreen', 'F'],
  ['queue', 'Q'],
  ['help', '?'],
];

/** The list of shortcuts. */
export function Component({ isOpen, onClose }: PanelProps) {
  const { t } = useTranslation(['player', 'common']);
  const nameOf = (name: string) => (name === 'space' || name === 'shift' ? t(`shortcuts.key.${name}`) : name);
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      title={t('shortcuts.title')}
      closeLabel={t('common:action.close')}
    >
      <dl css={list}>
        {SHORTCUTS.map(([meaning, ...names]) => (
          <div key={meaning} css={row}>
            <dt>{t(`shortcuts.${meaning}`)}</dt>
            <dd css={keys}>
              {names.map((name) => (
                <kbd key={name} css={key}>
                  {nameOf(name)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
