import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The contents of a backup. Written last: a folder without it is an interrupted backup. */
const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      schema: z.string(),
      table: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), sequence: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.array(z.object({ version: z.string().regex(/^[\w-]{8,64}$/), bytes: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'backup.json';
export const SECRETS = 'secrets.json';

export const tableFile = (folder: string, { schema, table }: { schema: string; table: string }) =>
  join(folder, 'tables', `${schema}.${table}.copy.gz`);
export const storedFile = (folder: string, version: string) => join(folder, 'objects', version.slice(0, 2), version);

export function readManifest(folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  } catch (error) {
    throw new Error(`${folder} holds no whole backup: ${MANIFEST} is missing or damaged.`, { cause: error });
  }
}
