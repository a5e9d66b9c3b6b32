import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Button, Heading, Stack } from '@fairtone/ui';
import { Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { Canary } from '../../../features/facts/Canary';
import { FactList } from '../../../features/facts/FactList';
import { previousOf } from '../../../features/facts/liveState';
import { Version } from '../../../features/facts/Version';

interface Props {
  remote: ConsoleRemoteDetails;
  /** Gets the focus when the focused part of the page below it disappears. */
  headingRef: Ref<HTMLHeadingElement>;
  onRollback: () => void;
}

/** What the devices get now, what they got before, and the way back. */
export function LiveSummary({ remote, headingRef, onRollback }: Props) {
  const { t } = useTranslation('console');
  const { live, canary, mayRelease } = remote;
  const previous = previousOf(remote);
  // Without a key of the team only a canary can be ended.
  const canRollBack = canary !== null || (previous !== null && mayRelease);
  return (
    <Stack as="section" gap={4} align="start" aria-labelledby="console-live">
      <Heading level={2} size="title" id="console-live" ref={headingRef} tabIndex={-1}>
        {t('live.title')}
      </Heading>
      <FactList
        facts={[
          { label: t('live.live'), value: live ? <Version>{live}</Version> : t('live.none') },
          { label: t('live.previous'), value: previous ? <Version>{previous}</Version> : t('live.noPrevious') },
          { label: t('live.canary'), value: canary ? <Canary canary={canary} /> : t('live.noCanary') },
        ]}
      />
      <Button icon={<Undo2 size={18} aria-hidden />} aria-disabled={!canRollBack || undefined} onClick={onRollback}>
        {t('rollback.open')}
      </Button>
    </Stack>
  );
}
