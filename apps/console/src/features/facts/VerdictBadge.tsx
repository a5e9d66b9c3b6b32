import { css } from '@emotion/react';
import type { ConsoleRemote } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Badge } from '@fairtone/ui';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';

/** In a narrow column the text would press it together. */
const rigid = css({ flex: 'none' });

const LOOKS = {
  waiting: { tone: 'neutral', Icon: Hourglass },
  well: { tone: 'success', Icon: CircleCheck },
  broken: { tone: 'danger', Icon: CircleX },
} as const;

/** How a version does; nothing when that is not known. */
export function VerdictBadge({ verdict }: { verdict: ConsoleRemote['verdict'] }) {
  const { t } = useTranslation('console');
  if (!verdict) return null;
  const { tone, Icon } = LOOKS[verdict.state];
  return (
    <Badge tone={tone}>
      <Icon size={14} aria-hidden css={rigid} />
      {t(`verdict.${verdict.state}`)}
    </Badge>
  );
}
