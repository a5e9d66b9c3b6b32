import { telemetryRequestSchema, type TelemetryResponse } from '@fairtone/contracts';
import { anonymous, readPageToken } from '@fairtone/domain';
import { callerAddress } from '../_shared/callerAddress.ts';
import { serviceClient } from '../_shared/clients.ts';
import { optionalEnv } from '../_shared/env.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { limitAttempts } from '../_shared/limitAttempts.ts';
import { fromDatabase } from '../_shared/refusal.ts';

// A page sends a batch for each remote when it is left, and a school or an office is one address. More requests than this are an attack.
const BY_ADDRESS = { name: 'batches', most: 600, windowS: 600 };

/** Stores measurements of pages, without data about visitors. Reports without a token of our host do not count for a release. */
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
      stack: ('stack' in event && event.stack) || null,
      route: ('route' in event && event.route) || null,
    }));
    const { data, error } = await serviceClient().rpc('keep_telemetry', {
      remote,
      version,
      events: rows,
      address,
      // Omitted instead of null: without a page token nothing counts.
      ...(secret && page && { page: (await readPageToken(secret, page)) ?? undefined }),
    });
    if (error) throw fromDatabase(error);
    return { kept: data };
  },
  { isOpen: true },
);
