import { css } from '@emotion/react';
import type { ConsoleDiff } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Text } from '@fairtone/ui';

/** Routes, slots and dialogs that only one of two versions has. */
export function DiffPlaces({ places }: { places: ConsoleDiff['places'] }) {
  const { t } = useTranslation('console');
  const changes = places.flatMap(({ kind, gone, come }) => [
    { label: t(`diff.gone.${kind}`), names: gone },
    { label: t(`diff.come.${kind}`), names: come },
  ]);
  const shown = changes.filter(({ names }) => names.length > 0);
  if (shown.length === 0) return <Text>{t('diff.samePlaces')}</Text>;
  return (
    <dl css={list}>
      {shown.map(({ label, names }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate="no">{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

const list = css({
  display: 'grid',
  gap: 'var(--space-2)',
  margin: 0,
  '& dt': { fontSize: 'var(--size-caption)', color: 'var(--text-muted)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
