import type { DialogRequest, RemoteDefinition } from '@fairtone/contracts';
import type { ComponentType } from 'react';
import { findOwner } from './manifest.ts';
import { RemotePart } from './RemotePart.tsx';
import { useRemotes } from './RemotesProvider.tsx';
import { useRestoreFocus } from './useRestoreFocus.ts';

interface DialogOutletProps {
  request: DialogRequest | null;
  onClose: () => void;
}

type AnyDialog = () => Promise<{ Component: ComponentType<object> }>;

/** Shows the requested dialog, loaded from the app that provides it; nothing while `request` is null. */
export function DialogOutlet({ request, onClose }: DialogOutletProps) {
  const { registry, renderFailure } = useRemotes();
  useRestoreFocus();
  if (!request) return null;
  const owner = findOwner(registry.manifest, 'dialogs', request.name);
  if (!owner) return renderFailure({ remote: request.name, kind: 'dialog', onRetry: onClose, onClose });
  const pick = (remote: RemoteDefinition) => remote.dialogs?.[request.name] as AnyDialog | undefined;
  const props = { ...request.props, onClose };
  return (
    <RemotePart
      key={request.name}
      remote={owner}
      name={request.name}
      kind="dialog"
      pick={pick}
      props={props}
      onClose={onClose}
    />
  );
}
