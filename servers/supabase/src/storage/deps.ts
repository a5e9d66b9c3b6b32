import type { NodeBindings } from '@fairtone/servers/shared';
import type { Hono } from 'hono';
import type { Sql } from '../database/connection.ts';
import type { SessionCheck } from '../keys/sessionCheck.ts';
import type { SupabaseSecrets } from '../settings.ts';
import type { FileStore } from './fileStore.ts';
import type { PartialFiles } from './resumable/partialFiles.ts';
import type { UploadLocks } from './resumable/uploadLocks.ts';

export type StorageDeps = {
  sql: Sql;
  secrets: SupabaseSecrets;
  sessions: SessionCheck;
  files: FileStore;
  partials: PartialFiles;
  locks: UploadLocks;
};

export type StorageApp = Hono<NodeBindings>;
