import { useTranslation } from '@fairtone/i18n';
import { Button, Dialog, Stack, Text } from '@fairtone/ui';
import type { PartialAlbum } from './toPartialAlbum';

interface Props extends PartialAlbum {
  onAnswer: (isYes: boolean) => void;
}

/** Asks before an album goes public without the tracks whose files failed. */
export function PublishPartlyDialog({ ready, failed, onAnswer }: Props) {
  const { t } = useTranslation('studio');
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t('save.partial.title', { count: ready, total: ready + failed })}
      closeLabel={t('common:action.close')}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{t('save.partial.back')}</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {t('save.partial.confirm', { count: ready })}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t('save.partial.buyers', { count: ready })}</Text>
        <Text>{t('save.partial.failed', { count: failed })}</Text>
      </Stack>
    </Dialog>
  );
}
