/** Releases as files: what teams write with the release tool and the release host reads. Runs in Node only. */
export { compareVersions, type VersionDifference } from './acts/compareVersions.ts';
export { makePreview, previewLink } from './acts/makePreview.ts';
export { promoteVersion } from './acts/promote.ts';
export { removeUnused, type Cleaned } from './acts/removeUnused.ts';
export { promoted, rolledBack } from './channel.ts';
export { readAlertAddresses } from './errors/alertAddresses.ts';
export { ERROR_ALERT_LIMITS, readErrorAlertLimits, type ErrorAlertLimits } from './errors/alertLimits.ts';
export { claimAlerts } from './errors/claimAlerts.ts';
export { codeOwners } from './errors/codeOwners.ts';
export { errorBackend, type ErrorBackend, type ErrorGroup, type VersionVitals } from './errors/errorBackend.ts';
export { mapErrors, type ErrorSources } from './errors/mapErrors.ts';
export { checkHealth, type HealthOptions } from './health/checkHealth.ts';
export { compareHealth, type Comparison, type HealthReader, type MeasuredHealth } from './health/compare.ts';
export { measuredHealth, type HealthRow } from './health/measuredHealth.ts';
export { healthReader, type HealthBackend } from './health/readHealth.ts';
export { readKeyring } from './keys/readKeyring.ts';
export { EVERYTHING, rightsOf, type Rights } from './keys/rights.ts';
export {
  isPreviewSignedFor,
  isSignedFor,
  publicKeyOf,
  signChannel,
  signPreview,
  type Keyring,
} from './keys/signature.ts';
export { hasEnded, newPreview, openPreview, parsePreviews, previewFile, PREVIEWS_FOLDER } from './preview.ts';
export { refuse, RefusedRelease, type ReleaseRefusal } from './refusedRelease.ts';
export { releaseAct } from './releaseAct.ts';
export { rollback, type ReleaseContext } from './rollback.ts';
export { contentsOf, DESCRIPTION, filesBelow, takenError } from './stores/buildContents.ts';
export { LIVE_COPY_FILE, LIVE_FILE, nextChannelText, parseChannel, readChannelFiles } from './stores/channelFiles.ts';
export { contentTypeOf } from './stores/contentTypes.ts';
export { folderStore } from './stores/folderStore.ts';
export {
  FILES_FOLDER,
  FILES_LIST,
  fileUrl,
  isShared,
  nameInVersion,
  parseFilesList,
  pathInBuild,
  pathInStore,
} from './stores/sharedFiles.ts';
export { STORE_SETTINGS } from './stores/storeSettings.ts';
export { withLock, type LockFiles } from './stores/numberedLock.ts';
export {
  REMOTES_FILE,
  type ChannelChange,
  type ReleaseAct,
  type ReleaseStore,
  type StoredFile,
} from './stores/store.ts';
export { sentBytes } from './verify/sentBytes.ts';
export { builtFiles, publishedFiles, readCandidate, type Candidate } from './verify/candidate.ts';
export { verifyBuilt, verifyCandidate, verifyPublished, type Budgets, type Demands } from './verify/verify.ts';
