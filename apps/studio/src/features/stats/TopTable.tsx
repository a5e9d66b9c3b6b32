import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { AlbumCover, ErrorState, Heading, Link, Skeleton, Stack, Text } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import { ScrollRegion } from '../totals/ScrollRegion';
import { tableStyles } from '../totals/tableStyles';

interface TopRow {
  id: string;
  albumId: string;
  title: string;
  coverUrl: string | null;
  /** Text of a second column, after the title. */
  text?: string;
  numbers: string[];
}

interface Props {
  title: string;
  /** Text about what the numbers do not include. */
  note?: string;
  /** Text shown when there is nothing to rank. */
  empty: string;
  heads: string[];
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  rows: TopRow[] | undefined;
}

/** A ranking of tracks or albums, best first. */
export function TopTable({ title, note, empty, heads, query, rows }: Props) {
  const { t } = useTranslation('studio');
  return (
    <Stack gap={4}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {shown()}
      {note && rows && rows.length > 0 && (
        <Text size="caption" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  );

  function shown() {
    if (!rows && query.isError) {
      return (
        <ErrorState headingLevel={3} title={t('stats.failed')} retryLabel={t('common:action.retry')} query={query} />
      );
    }
    if (!rows) return <Skeleton height={160} />;
    if (rows.length === 0) return <Text tone="muted">{empty}</Text>;
    return (
      <ScrollRegion label={title}>
        <table css={tableStyles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {heads.map((head, index) => (
                <th key={head} scope="col" css={isNumber(index) && tableStyles.number}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TopTableRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    );
  }

  function isNumber(index: number) {
    return index >= heads.length - (rows?.[0]?.numbers.length ?? 0);
  }
}

function TopTableRow({ row: { albumId, title, coverUrl, text, numbers } }: { row: TopRow }) {
  return (
    <tr>
      <th scope="row">
        <span css={named}>
          <AlbumCover url={coverUrl} alt="" sizes="40px" css={cover} />
          <Link as={RouterLink} to={`/album/${albumId}`} variant="quiet">
            {title}
          </Link>
        </span>
      </th>
      {text !== undefined && <td>{text}</td>}
      {numbers.map((value, index) => (
        <td key={index} css={tableStyles.number}>
          {value}
        </td>
      ))}
    </tr>
  );
}

const named = css({ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-3)' });
const cover = css({ width: 40 });
