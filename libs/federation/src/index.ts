export { DialogOutlet } from './DialogOutlet.tsx';
export { findOwner, readInlineManifest } from './manifest.ts';
export { RemoteError, type RemoteFailure } from './remoteError.ts';
export { createRemoteRegistry, type RegistryOptions, type RemoteRegistry } from './remoteRegistry.ts';
export { remoteRoutes } from './remoteRoutes.tsx';
export { RemotesProvider, useRemotes, type FailureKind, type FailureView } from './RemotesProvider.tsx';
export { Slot } from './Slot.tsx';
export { useIsReleased } from './useIsReleased.ts';
