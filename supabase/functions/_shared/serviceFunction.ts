import { z } from 'zod/mini';
import { jsonFunction } from './jsonFunction.ts';
import { requireService } from './sender.ts';

/**
 * Creates the handler of a scheduled function: POST with a secret key and `{}`. It returns the result of `run`; an error is a 500,
 * which is stored as the schedule's last error.
 *
 * @example export const handler = serviceFunction(async () => ({ paid: await payEverybody() }));
 */
export const serviceFunction = (run: () => Promise<unknown>) =>
  jsonFunction(z.object({}), async (_input, request) => {
    await requireService(request);
    return run();
  });
