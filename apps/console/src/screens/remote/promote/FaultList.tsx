import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Banner, Heading, Inline, Spinner, Stack, Text } from '@fairtone/ui';
import { CircleCheck } from 'lucide-react';
import { LoadFailure } from '../../../features/problem/LoadFailure';

interface Props {
  query: { data?: string[]; error?: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
}

/** What speaks against making a version live. The server writes the reasons in English. */
export function FaultList({ query: { data: faults, isError, isFetching, ...query } }: Props) {
  const { t } = useTranslation('console');
  return (
    <Stack as="section" gap={3} aria-label={t('verify.title')}>
      <Heading level={3} size="lead">
        {t('verify.title')}
      </Heading>
      {shown()}
    </Stack>
  );

  function shown() {
    if (isFetching && !faults) return <Spinner label={t('verify.running')} />;
    if (isError) return <LoadFailure headingLevel={3} title={t('verify.failed')} query={{ isFetching, ...query }} />;
    if (!faults?.length) {
      return (
        <Inline role="status" gap={2} css={passed}>
          <CircleCheck size={18} aria-hidden />
          <Text as="span">{t('verify.none')}</Text>
        </Inline>
      );
    }
    return (
      <Banner tone="danger">
        {t('verify.faults', { count: faults.length })}
        <ul css={list} lang="en">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </Banner>
    );
  }
}

const passed = css({ color: 'var(--success)' });
const list = css({ '&&': { listStyle: 'disc', paddingLeft: 'var(--space-5)' }, overflowWrap: 'anywhere' });
