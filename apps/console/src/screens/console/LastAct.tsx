import { css } from '@emotion/react';
import type { ConsoleAct } from '@fairtone/contracts/releaseConsole';
import { Stack, Text } from '@fairtone/ui';
import { useActText } from '../../features/facts/useActText';
import { TimeAgo } from '../../features/time/Times';

/** The last line of a remote's log: who did what, when and why. */
export function LastAct({ act }: { act: ConsoleAct }) {
  const textOf = useActText();
  return (
    <Stack as="span" gap={1} css={wraps}>
      <span>
        {textOf(act)} · <TimeAgo at={act.at} />
      </span>
      {act.reason && (
        <Text as="span" size="caption" tone="muted">
          {act.reason}
        </Text>
      )}
    </Stack>
  );
}

// In a narrower column each word would be a line.
const wraps = css({ minWidth: '9rem', overflowWrap: 'anywhere' });
