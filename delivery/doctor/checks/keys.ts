import { keyHeaders } from '@fairtone/domain';
import * as z from 'zod/mini';
import { findingsOf, type Finding } from '../finding.ts';
import { ask } from '../request.ts';
import type { DoctorOptions } from '../setup.ts';

/** What `setup_report` of the database answers. */
const reportSchema = z.object({
  migrations: z.nullable(z.array(z.string())),
  tables: z.array(
    z.object({ name: z.string(), has_policies_on: z.boolean(), guest_writes: z.boolean(), service_reads: z.boolean() }),
  ),
  policies: z.array(z.string()),
  buckets: z.array(
    z.object({
      id: z.string(),
      public: z.boolean(),
      file_size_limit: z.nullable(z.int()),
      allowed_mime_types: z.nullable(z.array(z.string())),
    }),
  ),
  schedules: z.array(
    z.object({
      name: z.string(),
      cron: z.string(),
      enabled: z.boolean(),
      last_finished_at: z.nullable(z.string()),
      last_error: z.nullable(z.string()),
    }),
  ),
  clock: z.nullable(z.object({ jobs: z.array(z.string()), secrets: z.array(z.string()) })),
  failed_emails: z.int(),
  now: z.string(),
});
export type SetupReport = z.infer<typeof reportSchema>;

const { right, wrong, unknown } = findingsOf('keys');
const WHERE_KEYS_ARE = 'Copy it from the settings of the project, API keys.';

/** Whether the project answers and takes both keys. @returns also the report of its database; null when it was not readable */
export async function checkKeys({
  supabaseUrl,
  secretKey,
  publishableKey,
}: DoctorOptions): Promise<{ report: SetupReport | null; findings: Finding[] }> {
  const answer = await ask(`${supabaseUrl}/rest/v1/rpc/setup_report`, {
    method: 'POST',
    headers: { ...keyHeaders(secretKey), 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer) {
    const remedy = 'Check --supabase and whether the project is paused.';
    return { report: null, findings: [wrong('project', `nobody answers at ${supabaseUrl}`, remedy)] };
  }
  const read = reportSchema.safeParse(answer.json);
  const findings = [
    secretFinding(secretKey, answer.status, answer.json),
    await publishableFinding(supabaseUrl, publishableKey),
  ];
  return { report: read.success ? read.data : null, findings };
}

/** Supabase takes legacy keys, which are JWTs, for a while longer. */
const ageOf = (key: string) =>
  key.startsWith('eyJ') ? '; it is a legacy key, which Supabase ends: create a new one' : '';

function secretFinding(key: string, status: number, body: unknown): Finding {
  const code = (body as { code?: string } | null)?.code;
  if (status === 200) return right('secret key', `reads the database${ageOf(key)}`);
  if (code === 'PGRST202')
    return wrong('secret key', 'the database lacks setup_report: migrations are missing', 'Run supabase db push.');
  if (code === '42501')
    return wrong(
      'secret key',
      'it may not read everything: it is the key of pages',
      `Give --key the secret key. ${WHERE_KEYS_ARE}`,
    );
  return wrong('secret key', `the project refuses it (${status})`, WHERE_KEYS_ARE);
}

async function publishableFinding(supabaseUrl: string, key: string | null): Promise<Finding> {
  if (!key) return unknown('publishable key', 'not given', 'Name the page with --site, or the key with --publishable.');
  const headers = keyHeaders(key);
  const [albums, orders] = await Promise.all([
    ask(`${supabaseUrl}/rest/v1/albums?select=id&limit=1`, { headers }),
    ask(`${supabaseUrl}/rest/v1/orders?select=id&limit=1`, { headers }),
  ]);
  if (albums?.status !== 200)
    return wrong(
      'publishable key',
      `guests cannot read albums with it (${albums?.status ?? 'no answer'})`,
      WHERE_KEYS_ARE,
    );
  const rows = Array.isArray(orders?.json) ? orders.json.length : 0;
  return rows > 0
    ? wrong(
        'publishable key',
        'whoever has it reads orders: it is the secret key, which pages must never hold',
        `Replace the secret key at once. ${WHERE_KEYS_ARE}`,
      )
    : right('publishable key', `guests read albums with it, and no orders${ageOf(key)}`);
}
