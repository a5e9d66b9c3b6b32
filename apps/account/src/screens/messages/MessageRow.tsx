import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Avatar, Link, Text } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { MessageBox, MessageListItem } from '../../api/messages';

/** One message of a box: the other person, its beginning, and a link to the conversation. */
export function MessageRow({ message, box }: { message: MessageListItem; box: MessageBox }) {
  const { t } = useTranslation('account');
  const { date } = useFormatters();
  const { person, body, created_at: at } = message;
  const name = person?.name ?? t('messages.gone');
  return (
    <li css={row}>
      <Avatar url={person?.avatar_url ?? null} name={name} size={44} />
      <div css={words}>
        <Text css={title}>
          {person ? (
            <Link as={RouterLink} to={`/messages/${person.id}`} variant="quiet" css={whole}>
              {t(`messages.with.${box}`, { name })}
            </Link>
          ) : (
            name
          )}
        </Text>
        <Text tone="muted" isTruncated>
          {body}
        </Text>
      </div>
      <Text size="caption" tone="muted">
        <time dateTime={at}>{date(at)}</time>
      </Text>
    </li>
  );
}

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 'var(--space-4)',
  padding: 'var(--space-4) 0',
  borderBottom: '1px solid var(--line)',
});
const words = css({ minWidth: 0 });
const title = css({ fontWeight: 600 });
// The link covers the whole row; its accessible name is the person's name.
const whole = css({ '&::after': { content: '""', position: 'absolute', inset: 0 } });
