import { css } from '@emotion/react';
import type { ConsoleRemote } from '@fairtone/contracts/releaseConsole';
import { useLanguage } from '@fairtone/i18n';
import { Link, Stack, Text } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import { FaultNote } from '../../features/facts/FaultNote';
import { titleOf } from '../../features/facts/titleOf';

/** Link to a remote, with its technical name, its owner, and what is wrong with its files. */
export function RemoteName({ remote }: { remote: ConsoleRemote }) {
  const language = useLanguage();
  const { name, owner, fault } = remote;
  return (
    <Stack as="span" gap={1} align="start" css={wide}>
      <Link as={RouterLink} to={`/console/${name}`} variant="strong">
        {titleOf(remote, language)}
      </Link>
      <Text as="span" size="caption" tone="muted" translate="no" css={wraps}>
        {owner ? `${name} · ${owner}` : name}
      </Text>
      <FaultNote fault={fault} />
    </Stack>
  );
}

const wide = css({ minWidth: '7rem' });
const wraps = css({ overflowWrap: 'anywhere' });
