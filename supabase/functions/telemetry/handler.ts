import { telemetryRequestSchema, type TelemetryResponse } from '@fairtone/contracts';
import { anonymous, readPageToken } from '@fairtone/domain';
import { callerAddress } from '../_shared/callerAddress.ts';
import { serviceClient } from '../_shared/clients.ts';
import { optionalEnv } from '../_shared/env.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { limitAttempts } from '../_shared/limitAttempts.ts';
import { fromDatabase } from '../_shared/refusal.ts';

// A page sends a batch for each remote when it is left, and a school or an office is one address. More than this is no page.
const BY_ADDRESS = { name: 'batches', most: 600, windowS: 600 };

/** Keeps what pages measured, without anything about who was there. What the host did not give a page for counts for no release. */
export const handler = jsonFunction(
  telemetryRequestSchema,
  async ({ remote, version, page, events }, request): Promise<TelemetryResponse> => {
    const address = callerAddress(request);
    await limitAttempts(BY_ADDRESS, `telemetry ${address}`);
    const secret = optionalEnv('PAGE_SECRET');
    const rows = events.map((event) => ({
      name: event.name,
      value: 'value' in event ? event.value : null,
      message: 'message' in event ? anonymous(event.message) : null,
      reason: ('reason' in event && event.reason) || null,
    }));
    const { data, error } = await serviceClient().rpc('keep_telemetry', {
      remote,
      version,
      events: rows,
      address,
      // Not null but absent: without a page nothing counts.
      ...(secret && page && { page: (await readPageToken(secret, page)) ?? undefined }),
    });
    if (error) throw fromDatabase(error);
    return { kept: data };
  },
);
