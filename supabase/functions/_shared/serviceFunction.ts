import { z } from 'zod/mini';
import { jsonFunction } from './jsonFunction.ts';
import { requireService } from './serviceOnly.ts';

/**
 * A function for the clock: POST with the service role key and `{}`. What `run` returns is the answer; what it throws is a 500,
 * which the clock keeps as the schedule's last error.
 *
 * @example export const handler = serviceFunction(async () => ({ paid: await payEverybody() }));
 */
export const serviceFunction = (run: () => Promise<unknown>) =>
  jsonFunction(z.object({}), async (_input, request) => {
    await requireService(request);
    return run();
  });
