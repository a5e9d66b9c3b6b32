import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector, type SessionUser } from '@fairtone/store';
import { Avatar, Menu } from '@fairtone/ui';
import { useUserMenuItems } from './useUserMenuItems.tsx';

const trigger = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-full)',
  background: 'transparent',
});
const name = css({ fontWeight: 600, overflowWrap: 'anywhere' });
const email = css({ color: 'var(--text-muted)', fontSize: 'var(--size-caption)', overflowWrap: 'anywhere' });

/** Menu of the signed-in user: name, own pages, log out. */
export function UserMenu() {
  const user = useAppSelector(selectUser);
  return user && <MenuOf user={user} />;
}

function MenuOf({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell');
  const items = useUserMenuItems(user.id);
  return (
    <Menu
      label={t('header.account')}
      trigger={
        <button type="button" css={trigger} aria-label={t('header.account')}>
          <Avatar name={user.name} url={user.avatarUrl} size={34} />
        </button>
      }
      header={
        <>
          <div css={name}>{user.name}</div>
          <div css={email}>{user.email}</div>
        </>
      }
      items={items}
    />
  );
}
