import type { Hono } from 'hono';
import type { Sql } from '../database/connection.ts';
import type { NodeBindings } from '../http/bindings.ts';
import type { SessionCheck } from '../keys/sessionCheck.ts';
import type { Secrets } from '../process/secrets.ts';
import type { FileStore } from './fileStore.ts';

export type StorageDeps = { sql: Sql; secrets: Secrets; files: FileStore; sessions: SessionCheck };

export type StorageApp = Hono<NodeBindings>;
