import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { dialogOpened, toastShown, useAppDispatch } from '@fairtone/store';
import { IconButton, Menu, Text, VisuallyHidden } from '@fairtone/ui';
import { EllipsisVertical, Flag, Trash2 } from 'lucide-react';
import { useAccountDeleteMessageMutation, type Message, type Pair } from '../../api/messages';
import type { Profile } from '../../api/profile';

interface Props {
  /** Newest first. */
  rows: readonly Message[];
  pair: Pair;
  person: Profile;
}

export function ThreadMessages({ rows, pair, person }: Props) {
  const { t } = useTranslation('account');
  const { date } = useFormatters();
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
    <ol role="list" aria-label={t('messages.title')} css={list}>
      {[...rows].reverse().map((message) => {
        const isMine = message.sender_id === pair.readerId;
        return (
          <li key={message.id} css={[item, isMine && mine]}>
            <div css={[bubble, isMine && ownBubble]}>
              <VisuallyHidden>{t('messages.wrote', { name: isMine ? t('messages.you') : person.name })}</VisuallyHidden>
              <Text css={text}>{message.body}</Text>
              <Text size="caption" tone="muted">
                <time dateTime={message.created_at}>{date(message.created_at)}</time>
              </Text>
            </div>
            {!isMine && <ReceivedMenu message={message} pair={pair} name={person.name} />}
          </li>
        );
      })}
    </ol>
  );
}

function ReceivedMenu({ message: { id }, pair, name }: { message: Message; pair: Pair; name: string }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const [remove] = useAccountDeleteMessageMutation();
  const handleDelete = async () => {
    const { error } = await remove({ ...pair, id });
    if (error) dispatch(toastShown({ title: t('messages.deleteFailed'), tone: 'destructive' }));
  };
  const handleReport = () =>
    dispatch(
      dialogOpened({
        name: 'catalog.report',
        props: { kind: 'message', id, title: t('messages.with.inbox', { name }) },
      }),
    );
  const label = t('messages.menu');
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" label={label} icon={<EllipsisVertical size={18} aria-hidden />} />}
      items={[
        { id: 'report', label: t('profile.report'), icon: <Flag size={18} aria-hidden />, onAction: handleReport },
        {
          id: 'delete',
          label: t('action.delete'),
          icon: <Trash2 size={18} aria-hidden />,
          isDanger: true,
          onAction: () => void handleDelete(),
        },
      ]}
    />
  );
}

const list = css({ display: 'grid', gap: 'var(--space-3)', padding: 0, listStyle: 'none' });
const item = css({ display: 'flex', alignItems: 'flex-start', gap: 'var(--space-2)' });
const mine = css({ justifyContent: 'flex-end' });
const bubble = css({
  maxWidth: 'min(34rem, 85%)',
  padding: 'var(--space-3) var(--space-4)',
  borderRadius: 'var(--radius-3)',
  background: 'var(--sunken)',
});
const ownBubble = css({ background: 'var(--accent-soft)' });
const text = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
