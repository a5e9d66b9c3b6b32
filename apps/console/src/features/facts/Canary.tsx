import type { ConsoleRemote } from '@fairtone/contracts/releaseConsole';
import { useFormatters } from '@fairtone/i18n';
import { Badge, Inline } from '@fairtone/ui';
import { Version } from './Version';

/** Share and version of a canary; nothing without one. */
export function Canary({ canary }: { canary: ConsoleRemote['canary'] }) {
  const { percent } = useFormatters();
  if (!canary) return null;
  return (
    <Inline as="span" gap={2}>
      <Badge tone="info">{percent(canary.percent / 100)}</Badge>
      <Version>{canary.version}</Version>
    </Inline>
  );
}
