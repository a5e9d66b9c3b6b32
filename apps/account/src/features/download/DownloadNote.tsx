import { css } from '@emotion/react';
import { Stack, Text } from '@fairtone/ui';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

interface Props {
  tone: 'success' | 'info' | 'warning' | 'danger';
  text: string;
  /** Tracks that the text is about. */
  titles?: readonly string[];
}

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };

/** How a download ended, or what it waits for; announced when it appears. */
export function DownloadNote({ tone, text, titles = [] }: Props) {
  const Icon = ICONS[tone];
  return (
    <div css={styles.note} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={22} aria-hidden css={styles.icon} style={{ color: `var(--${tone})` }} />
      <Stack gap={3}>
        <Text>{text}</Text>
        {titles.length > 0 && (
          <ul css={styles.titles}>
            {titles.map((title, index) => (
              <li key={index}>{title}</li>
            ))}
          </ul>
        )}
      </Stack>
    </div>
  );
}

const styles = {
  note: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 'var(--space-3)',
    padding: 'var(--space-2) 0',
  }),
  icon: css({ marginTop: 1 }),
  titles: css({ paddingLeft: 'var(--space-5)', overflowWrap: 'anywhere' }),
};
