import type { DemoCatalog } from '../content/catalog/index.ts';
import type { DemoShop } from './shop.ts';
import type { DemoSettings } from './settings.ts';
import type { DemoStorage } from './demoStorage.ts';

export type DemoDeps = {
  config: DemoSettings;
  sql: DemoShop['sql'];
  accounts: DemoShop['accounts'];
  storage: DemoStorage;
  catalog: DemoCatalog;
  size: DemoSettings['size'];
  /** Folder for unfinished files; emptied after every run. */
  workDir: string;
};

/** What is needed to fill the database alone. */
export type DemoRows = Pick<DemoDeps, 'sql' | 'accounts' | 'catalog' | 'size'>;
