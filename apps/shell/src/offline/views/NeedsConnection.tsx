import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { IconButton, Text } from '@fairtone/ui';
import { Bell, Search, ShoppingBag } from 'lucide-react';
import type { StandaloneSlot } from '../../remotes/SlotPlace.ts';

const ICONS = { 'shell.search': Search, 'shell.notifications': Bell, 'shell.cart': ShoppingBag };
const KEYS = {
  'shell.search': 'needs.search',
  'shell.notifications': 'needs.notifications',
  'shell.cart': 'needs.cart',
  'shell.player': 'needs.player',
};
const line = css({ padding: 'var(--space-2) var(--page-gutter)', textAlign: 'center' });

/** Replaces a slot around the screens whose code is not on this device: by an icon, or for the player by a line of text. */
export function NeedsConnection({ slot }: { slot: StandaloneSlot }) {
  const { t } = useTranslation('offline');
  const label = t(KEYS[slot]);
  if (slot === 'shell.player') return <Text css={line}>{label}</Text>;
  const Icon = ICONS[slot];
  // Not `disabled`: keyboards and screen readers can still reach it and read why it does nothing.
  return <IconButton label={label} icon={<Icon size={20} aria-hidden />} aria-disabled />;
}
