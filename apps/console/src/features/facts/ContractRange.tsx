import { css } from '@emotion/react';
import type { ConsoleRemote } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Badge, Inline } from '@fairtone/ui';
import { TriangleAlert } from 'lucide-react';
import { Version } from './Version';

interface Props {
  contract: ConsoleRemote['contract'];
  /** Contract version of the live shell; null when it is not known. */
  shell: string | null;
}

/** The contract range that a version needs, with a warning when the live shell does not satisfy it. */
export function ContractRange({ contract, shell }: Props) {
  const { t } = useTranslation('console');
  if (!contract) return null;
  return (
    <Inline as="span" gap={2}>
      <Version>{contract.range}</Version>
      {!contract.fits && (
        <Badge tone="warning" css={wraps}>
          <TriangleAlert size={14} aria-hidden />
          {shell ? t('contract.misfit', { shell }) : t('contract.misfitUnknown')}
        </Badge>
      )}
    </Inline>
  );
}

// A long warning in one line would make its column the widest.
const wraps = css({ whiteSpace: 'normal', '& > svg': { flex: 'none' } });
