import type { Hono } from 'hono';
import type { Sql } from '../database/connection.ts';
import type { NodeBindings } from '../http/bindings.ts';
import type { SessionCheck } from '../keys/sessionCheck.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Config } from '../process/config.ts';
import type { Secrets } from '../process/secrets.ts';

export type AuthDeps = { sql: Sql; config: Config; secrets: Secrets; outbox: Outbox; sessions: SessionCheck };

export type AuthApp = Hono<NodeBindings>;
