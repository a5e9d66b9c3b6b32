import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase } from '../_shared/refusal.ts';
import { serviceFunction } from '../_shared/serviceFunction.ts';

/** Scheduled: refreshes the popularity of the last 30 days and due recommendations, and deletes visitor digests of past days. */
export const handler = serviceFunction(async () => {
  const database = serviceClient();
  const popularity = await database.rpc('refresh_popularity', {});
  if (popularity.error) throw fromDatabase(popularity.error);
  const recommendations = await database.rpc('refresh_due_recommendations', {});
  if (recommendations.error) throw fromDatabase(recommendations.error);
  const visitors = await database.rpc('forget_visitors');
  if (visitors.error) throw fromDatabase(visitors.error);
  return { tracks: popularity.data, people: recommendations.data, visitors: visitors.data };
});
