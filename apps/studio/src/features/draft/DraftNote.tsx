import { css } from '@emotion/react';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { Button, Dialog, Text } from '@fairtone/ui';
import { useState } from 'react';

interface Props {
  /** Milliseconds since 1970; null while no draft is stored. */
  savedAt: number | null;
  isFailing: boolean;
  /** The album was saved elsewhere after this draft began. */
  isOutdated: boolean;
  onDiscard: () => void;
}

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2) var(--space-4)' });

/** Shows since when the draft is stored, and a button that discards it. */
export function DraftNote({ savedAt, isFailing, isOutdated, onDiscard }: Props) {
  const { t } = useTranslation('studio');
  const when = useFormattedSaveTime();
  const [isAsking, setIsAsking] = useState(false);
  if (isFailing) return <Text tone="danger">{t('draft.failing')}</Text>;
  if (savedAt === null) return null;
  return (
    <div css={line}>
      <Text tone="muted" isTabular role="status">
        {t(isOutdated ? 'draft.outdated' : 'draft.saved', { when: when(savedAt) })}
      </Text>
      <Button variant="ghost" size="small" onClick={() => setIsAsking(true)}>
        {t('draft.discard')}
      </Button>
      {isAsking && (
        <Dialog
          role="alertdialog"
          size="small"
          title={t('draft.ask.title')}
          closeLabel={t('common:action.close')}
          onClose={() => setIsAsking(false)}
          footer={
            <>
              <Button onClick={() => setIsAsking(false)}>{t('draft.ask.keep')}</Button>
              <Button variant="danger" onClick={onDiscard}>
                {t('draft.discard')}
              </Button>
            </>
          }
        >
          <Text>{t('draft.ask.text')}</Text>
        </Dialog>
      )}
    </div>
  );
}

/** The time of day, with the date unless it is today. */
function useFormattedSaveTime() {
  const language = useLanguage();
  return (at: number) => {
    const isToday = new Date(at).toDateString() === new Date().toDateString();
    const day: Intl.DateTimeFormatOptions = isToday ? {} : { dateStyle: 'medium' };
    return new Intl.DateTimeFormat(language, { ...day, timeStyle: 'short' }).format(at);
  };
}
