import * as z from 'zod/mini';
import type { GuestApi } from '../../pages/guestApi.ts';

/** The answer of the SQL function page_changes. */
const answerSchema = z.object({
  next: z.string(),
  changes: z.nullable(z.array(z.tuple([z.number(), z.string()]))),
});

/** The database forgets changes after an hour; a follower that heard nothing for half of it does not rely on them. */
const TRUSTED_MS = 1_800_000;

/** Reads which pages the database has changed. */
export interface PageChanges {
  /**
   * Tags that changed since the last call; null when anything may have changed: at the first call, and after a long silence.
   * @throws when the API does not answer; the next call then answers for this one too
   */
  read: () => Promise<string[] | null>;
}

export function followPageChanges(api: Pick<GuestApi, 'get'>, now = () => Date.now()): PageChanges {
  let next: string | null = null;
  let readAtMs = 0;
  /** Numbers of changes that were answered last time, too. */
  let seen = new Set<number>();
  return {
    async read() {
      const after = next !== null && now() - readAtMs < TRUSTED_MS ? next : null;
      const { isOk, body } = await api.get(`/rest/v1/rpc/page_changes${after === null ? '' : `?after=${after}`}`);
      if (!isOk) throw new Error(`page_changes is refused: ${JSON.stringify(body)}`);
      const answer = answerSchema.parse(body);
      next = answer.next;
      readAtMs = now();
      if (after === null || answer.changes === null) {
        seen = new Set(answer.changes?.map(([seq]) => seq));
        return null;
      }
      const tags = new Set(answer.changes.flatMap(([seq, tag]) => (seen.has(seq) ? [] : [tag])));
      seen = new Set(answer.changes.map(([seq]) => seq));
      return [...tags];
    },
  };
}
