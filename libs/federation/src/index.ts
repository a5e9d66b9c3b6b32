export type { AppliedOverrides, OverrideProblem, OverridesAllowed } from './applyOverrides.ts';
export { applyOverrides } from './applyOverridesLazily.ts';
export { createDeviceFailures } from './deviceFailures.ts';
export { DialogOutlet } from './DialogOutlet.tsx';
export { findReleaseByScript } from './findReleaseByScript.ts';
export { loadScript } from './loadScript.ts';
export { findOwner, readInlineManifest } from './manifest.ts';
export {
  parseOrigin,
  parseOverrides,
  readOverrides,
  writeOverrides,
  type RemoteOverride,
  type RemoteOverrides,
} from './overrides.ts';
export { OVERRIDES_STORAGE_KEY } from './overridesKey.ts';
export { offerReload } from './offerReload.ts';
export { keepScreen } from './prerenderedScreen.ts';
export { prepareParts } from './loadPart.ts';
export {
  likelyNextPath,
  ownerOfPath,
  prefetchRoute,
  prepareRoute,
  requestFirstData,
  type RouteOwner,
} from './prefetchRoute.ts';
export { RemoteError } from './remoteError.ts';
export type { RemoteStatus, RemoteStatuses } from './remoteStatuses.ts';
export { createRemoteRegistry, type RegistryOptions, type RemoteRegistry } from './remoteRegistry.ts';
export { noteInput, remoteRoutes, type RemoteRouteHandle } from './remoteRoutes.tsx';
export {
  RemotesProvider,
  useRemotes,
  type FailureKind,
  type FailureView,
  type OfflineView,
} from './RemotesProvider.tsx';
export { afterHydration, afterScreens, announceHydration, waitForData } from './loadPriority.ts';
export { Slot } from './Slot.tsx';
export { keepReleasesFresh, refreshReleases } from './refreshReleases.ts';
export { useHasDialog } from './useHasDialog.ts';
export { useSlotProvider } from './useSlotProvider.ts';
export { useIsOffline } from './useIsOffline.ts';
export { useIsSlotFor } from './useIsSlotFor.ts';
export { useIsReleased } from './useIsReleased.ts';
export { useNetworkReturn } from './useNetworkReturn.ts';
export { useOfflineView } from './useOfflineView.ts';
export { scriptUrl, trustScriptsFrom, type ScriptSources } from './trust/scriptPolicy.ts';
export { startVerifiedWorker, WorkerScriptError, type VerifiedScript } from './trust/startVerifiedWorker.ts';
export { useRemoteStatuses } from './useRemoteStatuses.ts';
export { watchUncaughtErrors } from './watchUncaughtErrors.ts';
