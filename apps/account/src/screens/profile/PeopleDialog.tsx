import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Avatar, Dialog, Link, MoreButton, Stack, Text } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useAccountListFollowsInfiniteQuery, type FollowSide } from '../../api/follows';
import { Answer } from './tabs/Answer';

interface Props {
  personId: string;
  name: string;
  side: FollowSide;
  onClose: () => void;
}

/** List of a person's followers, or of the people that the person follows, as far as privacy settings show them. */
export function PeopleDialog({ personId, name, side, onClose }: Props) {
  const { t } = useTranslation('account');
  const follows = useAccountListFollowsInfiniteQuery({ personId, side }, { refetchOnMountOrArgChange: true });
  const people = follows.data?.pages.flat().flatMap(({ person }) => person ?? []);
  return (
    <Dialog size="small" title={t(`profile.${side}Of`, { name })} closeLabel={t('action.close')} onClose={onClose}>
      <Answer
        query={{ ...follows, data: people }}
        failed={t('profile.peopleFailed')}
        empty={t(`profile.${side}None`)}
        emptyText={t('profile.mayBePrivate')}
      >
        {(shown) => (
          <Stack gap={4}>
            <ul css={list}>
              {shown.map((person) => (
                <li key={person.id}>
                  <Avatar url={person.avatar_url} name={person.name} size={40} />
                  <div>
                    <Link as={RouterLink} to={`/profile/${person.id}`} variant="quiet" onClick={onClose}>
                      {person.name}
                    </Link>
                    <Text size="caption" tone="muted">
                      {t(person.role === 'artist' ? 'common:role.artist' : 'common:role.listener')}
                    </Text>
                  </div>
                </li>
              ))}
            </ul>
            <MoreButton query={follows}>{t('action.showMore')}</MoreButton>
          </Stack>
        )}
      </Answer>
    </Dialog>
  );
}

const list = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 0,
  listStyleType: '""',
  '& > li': { display: 'flex', alignItems: 'center', gap: 'var(--space-3)', overflowWrap: 'anywhere' },
});
