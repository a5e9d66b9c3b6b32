import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Stack } from '@fairtone/ui';
import { ContractRange } from '../../features/facts/ContractRange';
import { FactList } from '../../features/facts/FactList';
import { FaultNote } from '../../features/facts/FaultNote';

/** Technical name, owner and contract of a remote, and what is wrong with its files. */
export function RemoteFacts({ remote: { name, owner, contract, shell, fault } }: { remote: ConsoleRemoteDetails }) {
  const { t } = useTranslation('console');
  return (
    <Stack gap={2}>
      <FactList
        facts={[
          { label: t('details.name'), value: <span translate="no">{name}</span> },
          { label: t('details.owner'), value: owner ? <span translate="no">{owner}</span> : t('details.noOwner') },
          { label: t('details.contract'), value: contract && <ContractRange contract={contract} shell={shell} /> },
          { label: t('details.shell'), value: shell },
        ]}
      />
      <FaultNote fault={fault} />
    </Stack>
  );
}
