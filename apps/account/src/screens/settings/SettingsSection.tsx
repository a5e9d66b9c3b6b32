import { Heading, Stack, Text } from '@fairtone/ui';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One setting: its title, an explanation, and the controls. */
export function SettingsSection({ title, text, children }: Props) {
  const titleId = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Heading level={2} size="lead" id={titleId}>
        {title}
      </Heading>
      {text && <Text tone="muted">{text}</Text>}
      {children}
    </Stack>
  );
}
