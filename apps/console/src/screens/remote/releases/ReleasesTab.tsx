import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Banner, Button, Heading, Inline, Stack, Text } from '@fairtone/ui';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { DataTable } from '../../../features/table/DataTable';
import { CanaryPanel } from './CanaryPanel';
import { LiveSummary } from './LiveSummary';
import { ReleaseDialogs, type ReleaseDialog } from './ReleaseDialogs';
import { useVersionColumns } from './useVersionColumns';

/** What is live, the canary, and every published version with what can be done with it. */
export function ReleasesTab({ remote }: { remote: ConsoleRemoteDetails }) {
  const { t } = useTranslation('console');
  const [dialog, setDialog] = useState<ReleaseDialog | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const columns = useVersionColumns(remote, setDialog);
  const { canary, mayRelease, versions } = remote;
  return (
    <Stack gap={8}>
      {!mayRelease && <Banner tone="info">{t('releases.signed')}</Banner>}
      <LiveSummary remote={remote} headingRef={heading} onRollback={() => setDialog({ kind: 'rollback' })} />
      {canary && (
        <CanaryPanel
          key={canary.version}
          remote={remote}
          canary={canary}
          focusAfter={heading}
          onEnd={() => setDialog({ kind: 'rollback' })}
        />
      )}
      <Stack as="section" gap={4} aria-labelledby="console-versions">
        <Inline justify="space-between">
          <Heading level={2} size="title" id="console-versions">
            {t('versions.title')}
          </Heading>
          {mayRelease && (
            <Button size="small" icon={<Trash2 size={16} aria-hidden />} onClick={() => setDialog({ kind: 'clean' })}>
              {t('clean.open')}
            </Button>
          )}
        </Inline>
        {versions.length === 0 ? (
          <Text tone="muted">{t('versions.empty')}</Text>
        ) : (
          <DataTable caption={t('versions.title')} columns={columns} rows={versions} keyOf={({ version }) => version} />
        )}
      </Stack>
      {dialog && <ReleaseDialogs dialog={dialog} remote={remote} onClose={() => setDialog(null)} />}
    </Stack>
  );
}
