import type { DemoCatalog } from '../content/catalog/index.ts';
import type { Sql } from '../../supabase/src/database/connection.ts';
import type { Config } from '../../launcher/src/process/config.ts';
import type { DemoStorage } from './demoStorage.ts';

export type DemoDeps = {
  config: Config;
  sql: Sql;
  storage: DemoStorage;
  catalog: DemoCatalog;
  size: 'full' | 'small';
  /** Half-made files; gone after every run. */
  workDir: string;
};

/** What filling the database alone needs. */
export type DemoRows = Pick<DemoDeps, 'sql' | 'catalog' | 'size'>;
