import type { Hono } from 'hono';
import type { Sql } from '../database/connection.ts';
import type { NodeBindings } from '../../../shared/src/http/bindings.ts';
import type { SessionCheck } from '../keys/sessionCheck.ts';
import type { Secrets } from '../../../launcher/src/process/secrets.ts';
import type { FileStore } from './fileStore.ts';
import type { PartialFiles } from './resumable/partialFiles.ts';
import type { UploadLocks } from './resumable/uploadLocks.ts';

export type StorageDeps = {
  sql: Sql;
  secrets: Secrets;
  sessions: SessionCheck;
  files: FileStore;
  partials: PartialFiles;
  locks: UploadLocks;
};

export type StorageApp = Hono<NodeBindings>;
