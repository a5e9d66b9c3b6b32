import type { RemoteRelease } from '@fairtone/contracts';
import { loadOnDemand } from './loadOnDemand.ts';

/** Calls `diagnose`, whose code is loaded only after a failure. A network that does not bring it has failed too. */
export async function diagnoseLater(url: string, release: RemoteRelease): Promise<'network' | 'integrity_or_missing'> {
  try {
    const { diagnose } = await loadOnDemand();
    return await diagnose(url, release);
  } catch {
    return 'network';
  }
}
