import { serviceFunction } from '../_shared/serviceFunction.ts';
import { steps } from './steps.ts';

/** Deletes leftovers. Responds with the count of each step; any failed step makes it a 500. */
export const handler = serviceFunction(async () => {
  const swept: Record<string, number> = {};
  const failed: unknown[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      swept[name] = await step();
    } catch (error) {
      failed.push(new Error(`sweep of ${name}`, { cause: error }));
    }
  }
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} of ${Object.keys(steps).length} sweeps failed`);
  return swept;
});
