import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState, Heading, Stack } from '@fairtone/ui';
import { Link2Off } from 'lucide-react';
import { useRef, useState } from 'react';
import { Version } from '../../../features/facts/Version';
import { DataTable, type Column } from '../../../features/table/DataTable';
import { Moment } from '../../../features/time/Times';
import { EndPreviewDialog } from './EndPreviewDialog';
import { FocusAfterRemoval } from '../../../features/focus/FocusAfterRemoval';
import { PreviewLink } from './PreviewLink';

type Preview = ConsoleRemoteDetails['previews'][number];

/** Links that show a version to those who open them, and until when. */
export function PreviewsTab({ remote }: { remote: ConsoleRemoteDetails }) {
  const { t } = useTranslation('console');
  const [ending, setEnding] = useState<Preview | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const columns: Column<Preview>[] = [
    {
      id: 'version',
      label: t('previews.column.version'),
      isRowHeader: true,
      render: ({ version }) => <Version>{version}</Version>,
    },
    { id: 'link', label: t('previews.column.link'), render: ({ link }) => <PreviewLink link={link} /> },
    { id: 'until', label: t('previews.column.until'), render: ({ until }) => <Moment at={until} /> },
    {
      id: 'end',
      label: t('previews.end'),
      isLabelHidden: true,
      render: (preview) =>
        // Ending one needs the key of the team, like making one.
        remote.mayRelease && (
          <FocusAfterRemoval to={heading}>
            <Button
              size="small"
              aria-label={t('previews.endFor', { version: preview.version })}
              onClick={() => setEnding(preview)}
            >
              {t('previews.end')}
            </Button>
          </FocusAfterRemoval>
        ),
    },
  ];
  return (
    <Stack gap={4}>
      <Heading level={2} size="title" ref={heading} tabIndex={-1}>
        {t('previews.title')}
      </Heading>
      {remote.previews.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<Link2Off size={32} aria-hidden />}
          title={t('previews.empty')}
          text={t('previews.emptyText')}
        />
      ) : (
        <DataTable
          caption={t('previews.title')}
          columns={columns}
          rows={remote.previews}
          keyOf={({ id }) => id}
          cardsBelow={720}
        />
      )}
      {ending && <EndPreviewDialog remote={remote} preview={ending} onClose={() => setEnding(null)} />}
    </Stack>
  );
}
