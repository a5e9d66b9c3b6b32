import { useTranslation } from '@fairtone/i18n';
import { Button, Heading, Stack, Text } from '@fairtone/ui';
import { useState } from 'react';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { ExportButton } from './ExportButton';
import { StoredDataNote } from './StoredDataNote';
import { useDeleteAccount } from './useDeleteAccount';

/** Export of the user's data, and deletion of the account. */
export function DataSettings() {
  const { t } = useTranslation('account');
  const [isDeleting, setIsDeleting] = useState(false);
  const leave = useDeleteAccount();
  return (
    <Stack gap={10}>
      <Stack as="section" gap={3} align="start">
        <Heading level={2} size="lead">
          {t('settings.export')}
        </Heading>
        <Text tone="muted">{t('settings.exportText')}</Text>
        <ExportButton />
      </Stack>
      <StoredDataNote />
      <Stack as="section" gap={3} align="start">
        <Heading level={2} size="lead">
          {t('settings.delete')}
        </Heading>
        <Text tone="muted">{t('settings.deleteText')}</Text>
        <Button variant="danger" onClick={() => setIsDeleting(true)}>
          {t('settings.delete')}
        </Button>
      </Stack>
      {isDeleting && <DeleteAccountDialog onDeleted={leave} onClose={() => setIsDeleting(false)} />}
    </Stack>
  );
}
