import type { DialogName } from '@fairtone/contracts';
import { findOwner } from './manifest.ts';
import { useRemotes } from './RemotesProvider.tsx';

/**
 * Whether any released app has this dialog: for buttons that would lead to nothing without it.
 * @example const canSupport = useHasDialog('checkout.supportArtist');
 */
export function useHasDialog(dialog: DialogName): boolean {
  const { registry } = useRemotes();
  return findOwner(registry.manifest, 'dialogs', dialog) !== null;
}
