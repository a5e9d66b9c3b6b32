import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Badge } from '@fairtone/ui';

const TONES = {
  live: 'success',
  canary: 'info',
  previous: 'neutral',
  earlier: 'outline',
  published: 'outline',
} as const;

/** Where a version is between published and live. */
export function StateBadge({ state }: { state: ConsoleRemoteDetails['versions'][number]['state'] }) {
  const { t } = useTranslation('console');
  return <Badge tone={TONES[state]}>{t(`versions.state.${state}`)}</Badge>;
}
