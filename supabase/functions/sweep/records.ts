import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase } from '../_shared/refusal.ts';

/** @returns how many counters of attempts were deleted */
export async function forgetOldAttempts(): Promise<number> {
  const { data, error } = await serviceClient().rpc('forget_old_attempts');
  if (error) throw fromDatabase(error);
  return data;
}

/** @returns how many telemetry samples were deleted */
export async function forgetOldTelemetry(): Promise<number> {
  const { data, error } = await serviceClient().rpc('forget_old_telemetry');
  if (error) throw fromDatabase(error);
  return data;
}
