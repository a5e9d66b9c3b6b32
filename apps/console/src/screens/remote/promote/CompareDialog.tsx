import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Button, Dialog, Stack, Text } from '@fairtone/ui';
import { useState } from 'react';
import { diffCommand } from '../../../features/command/commands';
import { CommandLine } from '../../../features/command/CommandLine';
import { Difference } from './Difference';

interface Props {
  remote: ConsoleRemoteDetails;
  version: string;
  onClose: () => void;
}

/** How a version differs from the one that was live when the dialog opened. */
export function CompareDialog({ remote, version, onClose }: Props) {
  const { t } = useTranslation('console');
  const [live] = useState(remote.live);
  if (!live) return null;
  return (
    <Dialog
      title={t('compare.title', { version })}
      closeLabel={t('common:action.close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common:action.close')}</Button>}
    >
      <Stack gap={6}>
        <Text>{t('compare.text', { live, version })}</Text>
        <Difference remote={remote.name} from={live} to={version} />
        <CommandLine command={diffCommand(remote.name, live, version)} />
      </Stack>
    </Dialog>
  );
}
