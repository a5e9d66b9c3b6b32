import type { Database } from '@fairtone/db-types';
import type { MeasuredHealth } from './compare.ts';

export type HealthRow = Database['public']['Functions']['release_health']['Returns'][number];

/** A row of `release_health` with the field names of the release tool. */
export const measuredHealth = (row: HealthRow): MeasuredHealth => ({
  version: row.version!,
  pages: Number(row.pages),
  failedLoads: Number(row.failed_loads),
  errors: Number(row.errors),
  lcpP75: row.lcp_p75,
  inpP75: row.inp_p75,
  clsP75: row.cls_p75,
  loadP75: row.load_p75,
});
