import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import type { Support } from '../../../api/support';
import { SupportRow } from './SupportRow';

export function SupportList({ rows }: { rows: readonly Support[] }) {
  const { t } = useTranslation('account');
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
    <ul role="list" aria-label={t('support.title')} css={list}>
      {rows.map((row) => (
        <SupportRow key={row.id} support={row} />
      ))}
    </ul>
  );
}

const list = css({ width: '100%', padding: 0, listStyle: 'none', borderTop: '1px solid var(--line)' });
