import { isUuid } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState, ErrorState, Page, ScreenSpinner } from '@fairtone/ui';
import { Link, useParams } from 'react-router-dom';
import { useAccountGetProfileQuery } from '../../api/profile';
import { MembersOnly } from '../../features/member/MembersOnly';
import { useUserId } from '../../features/member/useUserId';
import { Thread } from './Thread';

/** The conversation with one person, and a form for the next message. */
export function Component() {
  return (
    <Page width="text">
      <MembersOnly>
        <WithPerson />
      </MembersOnly>
    </Page>
  );
}

function WithPerson() {
  const { t } = useTranslation('account');
  const { personId = '' } = useParams();
  const readerId = useUserId();
  const canBe = isUuid(personId) && personId !== readerId;
  const person = useAccountGetProfileQuery(personId, { skip: !canBe });

  if (canBe && person.isError) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('messages.failed')}
        text={t('error.network')}
        retryLabel={t('action.retry')}
        query={person}
      />
    );
  }
  if (!canBe || person.data === null) {
    return (
      <EmptyState headingLevel={1} title={t('profile.notFound')} text={t('profile.notFoundText')}>
        <Button as={Link} to="/messages" variant="primary">
          {t('messages.all')}
        </Button>
      </EmptyState>
    );
  }
  return person.data ? (
    <Thread person={person.data} readerId={readerId} />
  ) : (
    <ScreenSpinner label={t('state.loading')} />
  );
}
