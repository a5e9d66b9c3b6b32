import { inspectReleasesRequestSchema } from '@fairtone/contracts/releaseConsole';
import { compareVersions, errorBackend, removeUnused } from '@fairtone/releases';
import { secretKey } from '../_shared/apiKeys.ts';
import { cleaning } from '../_shared/console/cleaning.ts';
import { faultsOf } from '../_shared/console/faultsOf.ts';
import { openConsole } from '../_shared/console/openConsole.ts';
import { readDemands } from '../_shared/console/readDemands.ts';
import { requireRemote, withRefusals } from '../_shared/console/refusals.ts';
import { env } from '../_shared/env.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { errorGroup, versionVitals } from './telemetryRows.ts';
import { readOverview } from './views/overview.ts';
import { readRemote } from './views/remote.ts';

/** Reads releases for the console: for staff. Each view answers by its own schema of `@fairtone/contracts/releaseConsole`. */
export const handler = jsonFunction(inspectReleasesRequestSchema, async (input, request): Promise<unknown> => {
  const context = await openConsole(request);
  const { store } = context;
  const telemetry = errorBackend({ url: env('SUPABASE_URL'), secretKey });
  return withRefusals(async () => {
    if (input.view === 'overview') return readOverview(store, telemetry, await readDemands());
    const { remote } = input;
    requireRemote(await store.remotes(), remote);
    switch (input.view) {
      case 'remote':
        return readRemote(context, telemetry, remote, await readDemands());
      case 'errors':
        return { groups: (await telemetry.groups(remote)).map(errorGroup) };
      case 'vitals':
        return { versions: (await telemetry.vitals(remote)).map(versionVitals) };
      case 'verify':
        return { faults: await faultsOf(store, remote, input.version) };
      case 'diff':
        return compareVersions(store, remote, input.from, input.to);
      case 'unused': {
        const { versions, shared } = await removeUnused(context, remote, cleaning({ isDryRun: true }));
        return { versions, bytes: versions.reduce((sum, { bytes }) => sum + bytes, shared.bytes) };
      }
    }
  });
});
