import type { SupabaseClient, User } from '@supabase/supabase-js';
import { rowsOf } from './rows.ts';
import { sections } from './sections.ts';

const account = ({ id, email, phone, created_at, last_sign_in_at, user_metadata, identities }: User) => ({
  id,
  email,
  phone,
  created_at,
  last_sign_in_at,
  user_metadata,
  identities,
});

/** The export as chunks of one JSON document. */
async function* pieces(client: SupabaseClient, user: User): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(new Date().toISOString())},"account":${JSON.stringify(account(user))}`;
  for (const section of sections) {
    yield `,\n${JSON.stringify(section.name)}:[`;
    let isFirst = true;
    for await (const row of rowsOf(client, section, user.id)) {
      yield (isFirst ? '\n' : ',\n') + JSON.stringify(row);
      isFirst = false;
    }
    yield ']';
  }
  yield '}\n';
}

/**
 * Streamed: when the client reads slowly or disconnects, reading from the database stops. After an error the document is incomplete, so it
 * is invalid JSON.
 */
export function documentOf(client: SupabaseClient, user: User): ReadableStream<Uint8Array> {
  const source = pieces(client, user);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await source.return(undefined);
    },
  });
}
