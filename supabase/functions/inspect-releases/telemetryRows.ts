import type { ConsoleErrorGroup, ConsoleVitals } from '@fairtone/contracts/releaseConsole';
import type { ErrorGroup, VersionVitals } from '@fairtone/releases';

/** A row of `error_groups` as the console gets it. The generated types have every column nullable. */
export const errorGroup = (row: ErrorGroup): ConsoleErrorGroup => ({
  fingerprint: row.fingerprint!,
  message: row.message!,
  source: row.source,
  line: row.line,
  functionName: row.function_name,
  owner: row.owner,
  routes: row.routes ?? [],
  firstVersion: row.first_version!,
  lastVersion: row.last_version!,
  firstSeen: row.first_seen!,
  lastSeen: row.last_seen!,
  pages: Number(row.pages),
  devices: Number(row.devices),
  share: row.share,
  alertedAt: row.alerted_at,
});

/** A row of `release_vitals`, likewise. */
export const versionVitals = (row: VersionVitals): ConsoleVitals => ({
  version: row.version!,
  firstSeen: row.first_seen!,
  samples: Number(row.samples),
  loadP75: row.load_p75,
  lcpP75: row.lcp_p75,
  inpP75: row.inp_p75,
  clsP75: row.cls_p75,
  fcpP75: row.fcp_p75,
  ttfbP75: row.ttfb_p75,
});
