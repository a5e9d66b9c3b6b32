import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Heading, Spinner, Stack, Text } from '@fairtone/ui';
import { useConsoleDiffQuery } from '../../../api/releases';
import { LoadFailure } from '../../../features/problem/LoadFailure';
import { DiffFiles } from './DiffFiles';
import { DiffPlaces } from './DiffPlaces';

interface Props {
  remote: string;
  from: string;
  to: string;
}

/** How a version differs from the live one: contract range, bytes, routes, slots, dialogs and files. */
export function Difference({ remote, from, to }: Props) {
  const { t } = useTranslation('console');
  const { bytes } = useFormatters();
  const query = useConsoleDiffQuery({ remote, from, to });
  const diff = query.currentData;
  return (
    <Stack as="section" gap={3} aria-label={t('diff.title')}>
      <Heading level={3} size="lead">
        {t('diff.title')}
      </Heading>
      {diff ? (
        <>
          <Text isTabular>{t('diff.bytes', { before: bytes(diff.bytes.before), after: bytes(diff.bytes.after) })}</Text>
          <Text>
            {diff.contract.before === diff.contract.after
              ? t('diff.sameContract', { range: diff.contract.after })
              : t('diff.contract', diff.contract)}
          </Text>
          <DiffPlaces places={diff.places} />
          <DiffFiles files={diff.files} equalFiles={diff.equalFiles} />
        </>
      ) : query.isError ? (
        <LoadFailure headingLevel={3} title={t('diff.failed')} query={query} />
      ) : (
        <Spinner label={t('common:state.loading')} />
      )}
    </Stack>
  );
}
