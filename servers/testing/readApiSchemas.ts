import { freePort } from '@fairtone/servers/shared';
import { findPostgrest } from '@fairtone/servers/supabase/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A column in the data API's description (Swagger 2.0). */
export interface ColumnSchema {
  type?: string;
  format?: string;
  enum?: string[];
  items?: { type: string };
}

export interface TableSchema {
  required?: string[];
  properties: Record<string, ColumnSchema>;
}

const ATTEMPTS = 100;
const PAUSE_MS = 100;

/**
 * Reads the data API's description of its tables. The backend's own PostgREST publishes none, so a second one is started on
 * the same database for this request.
 */
export async function readApiSchemas(databaseUrl: string): Promise<Record<string, TableSchema>> {
  const port = await freePort();
  const server = spawn(findPostgrest(process.cwd(), process.env.FAIRTONE_POSTGREST ?? null), [], {
    stdio: 'ignore',
    env: {
      LC_ALL: 'C.UTF-8',
      PGRST_DB_URI: databaseUrl,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'service_role',
      PGRST_DB_POOL: '2',
      PGRST_OPENAPI_MODE: 'ignore-privileges',
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
  });
  try {
    return await ask(`http://127.0.0.1:${port}/`);
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
}

async function ask(url: string): Promise<Record<string, TableSchema>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetch(url);
      const { definitions } = (await answer.json()) as { definitions?: Record<string, TableSchema> };
      if (definitions) return definitions;
      throw new Error(`The data API describes nothing: it answered ${answer.status}`);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
