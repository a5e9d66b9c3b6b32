import { css } from '@emotion/react';
import type { RemoteOverrides } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { Button } from '@fairtone/ui';
import { ClipboardList, Link2 } from 'lucide-react';
import { useState } from 'react';
import { overrideLink } from './overrideLink.ts';
import type { QaSession } from './qaSession.ts';
import { reportOf } from './report.ts';

/** Buttons that copy a link with the chosen versions, or a report of this session. */
export function CopyButtons({ session, overrides }: { session: QaSession; overrides: RemoteOverrides }) {
  const { t } = useTranslation('qa');
  const [message, setMessage] = useState('');

  const copy = (text: string, done: string) =>
    navigator.clipboard.writeText(text).then(
      () => setMessage(done),
      () => setMessage(t('copy.refused')),
    );
  return (
    <div css={row}>
      <Button
        variant="ghost"
        size="small"
        icon={<Link2 size={16} aria-hidden />}
        aria-disabled={Object.keys(overrides).length === 0}
        onClick={() => void copy(overrideLink(location.href, overrides), t('copy.linkDone'))}
      >
        {t('copy.link')}
      </Button>
      <Button
        variant="ghost"
        size="small"
        icon={<ClipboardList size={16} aria-hidden />}
        onClick={() => void copy(JSON.stringify(reportOf(session), null, 2), t('copy.reportDone'))}
      >
        {t('copy.report')}
      </Button>
      <span role="status" css={status}>
        {message}
      </span>
    </div>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-1) var(--space-2)' });
const status = css({ fontSize: 'var(--size-caption)', color: 'var(--text-muted)' });
