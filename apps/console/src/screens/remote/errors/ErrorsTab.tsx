import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { EmptyState, Heading, Spinner, Stack } from '@fairtone/ui';
import { CircleCheck } from 'lucide-react';
import { useConsoleListErrorsQuery } from '../../../api/releases';
import { LoadFailure } from '../../../features/problem/LoadFailure';
import { ErrorGroup } from './ErrorGroup';

/** What broke in 30 days, most devices first. */
export function ErrorsTab({ remote }: { remote: string }) {
  const { t } = useTranslation('console');
  const query = useConsoleListErrorsQuery(remote, { refetchOnMountOrArgChange: true });
  return (
    <Stack gap={4}>
      <Heading level={2} size="title">
        {t('errors.title')}
      </Heading>
      {shown()}
    </Stack>
  );

  function shown() {
    const groups = query.data;
    if (!groups && query.isError) return <LoadFailure headingLevel={3} query={query} title={t('errors.failed')} />;
    if (!groups) return <Spinner label={t('common:state.loading')} />;
    if (groups.length === 0) {
      return <EmptyState headingLevel={3} icon={<CircleCheck size={32} aria-hidden />} title={t('errors.empty')} />;
    }
    return (
      // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
      <ul role="list" aria-label={t('errors.title')} css={list}>
        {groups.map((group) => (
          <ErrorGroup key={group.fingerprint} group={group} />
        ))}
      </ul>
    );
  }
}

const list = css({ padding: 0, listStyle: 'none' });
