import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import {
  Avatar,
  Button,
  ErrorState,
  Heading,
  Inline,
  Link,
  MoreButton,
  ScreenSpinner,
  Stack,
  Text,
  useDocumentTitle,
} from '@fairtone/ui';
import { ArrowLeft } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { useAccountListThreadInfiniteQuery } from '../../api/messages';
import type { Profile } from '../../api/profile';
import { PersonMenu } from '../../features/person-menu/PersonMenu';
import { ThreadForm } from './ThreadForm';
import { ThreadMessages } from './ThreadMessages';

interface Props {
  person: Profile;
  readerId: string;
}

/** The messages between two people, newest at the bottom, above the field for a new one. */
export function Thread({ person, readerId }: Props) {
  const { t } = useTranslation('account');
  const pair = { readerId, personId: person.id };
  const thread = useAccountListThreadInfiniteQuery(pair);
  const rows = thread.data?.pages.flat();
  useDocumentTitle(person.name);

  return (
    <Stack gap={6}>
      <Button as={RouterLink} to="/messages" variant="ghost" icon={<ArrowLeft size={18} aria-hidden />} css={back}>
        {t('messages.all')}
      </Button>
      <Inline justify="space-between">
        <Inline gap={4}>
          <Avatar url={person.avatar_url} name={person.name} size={56} />
          <Heading level={1} size="heading">
            <Link as={RouterLink} to={`/profile/${person.id}`} variant="quiet">
              {person.name}
            </Link>
          </Heading>
        </Inline>
        <PersonMenu person={person} />
      </Inline>
      {rows ? (
        <>
          <MoreButton query={thread}>{t('messages.earlier')}</MoreButton>
          {rows.length === 0 ? (
            <Text tone="muted">{t('messages.none')}</Text>
          ) : (
            <ThreadMessages rows={rows} pair={pair} person={person} />
          )}
          <ThreadForm pair={pair} name={person.name} />
        </>
      ) : thread.isError ? (
        <ErrorState
          title={t('messages.failed')}
          text={t('error.network')}
          retryLabel={t('action.retry')}
          query={thread}
        />
      ) : (
        <ScreenSpinner label={t('state.loading')} />
      )}
    </Stack>
  );
}

const back = css({ alignSelf: 'start', marginLeft: 'calc(-1 * var(--space-5))' });
