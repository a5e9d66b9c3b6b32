import { anonymous } from '@fairtone/domain';
import { callerAddress } from '../_shared/callerAddress.ts';
import { serviceClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { limitAttempts } from '../_shared/limitAttempts.ts';
import { fromDatabase } from '../_shared/refusal.ts';
import { telemetryRequestSchema, type TelemetryResponse } from './schema.ts';

// A page sends a batch for each remote when it is left, and a school or an office is one address. More than this is no page.
const BY_ADDRESS = { name: 'batches', most: 600, windowS: 600 };

/** Keeps what pages measured, without anything about who was there. */
export const handler = jsonFunction(
  telemetryRequestSchema,
  async ({ remote, version, events }, request): Promise<TelemetryResponse> => {
    await limitAttempts(BY_ADDRESS, `telemetry ${callerAddress(request)}`);
    const rows = events.map((event) => ({
      remote,
      version,
      name: event.name,
      value: 'value' in event ? event.value : null,
      message: 'message' in event ? anonymous(event.message) : null,
      reason: ('reason' in event && event.reason) || null,
    }));
    const { error } = await serviceClient().from('telemetry_events').insert(rows);
    if (error) throw fromDatabase(error);
    return { kept: rows.length };
  },
);
