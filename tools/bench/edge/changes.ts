import { LANGUAGES } from '@fairtone/contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withSql } from '../../../servers/testing/clients.ts';
import type { Deployment } from './deployment.ts';

const CHANGES = 10;
const LOOK_EVERY_MS = 10;
/** A change that is not seen by then counts as this long. */
const GIVEN_UP_MS = 10_000;
/** Time between two looks of an edge for what has changed. */
const EDGE_LOOKS_EVERY_MS = 500;

/** Milliseconds from each change of an album's title until visitors of every language see it through Varnish, on its page and in a list. */
export async function measureChanges(deployment: Deployment): Promise<number[]> {
  const path = deployment.albums[0]!;
  const id = path.split('/').at(-1)!;
  return withSql(deployment.shop, async (sql) => {
    const times: number[] = [];
    while (times.length < CHANGES) {
      // Every copy is there before the change, and changes come at any moment between two looks of an edge.
      await visitAll(deployment, path);
      await sleep(Math.random() * EDGE_LOOKS_EVERY_MS);
      const title = `Changed ${randomUUID()}`;
      const startedAt = performance.now();
      const elapsed = () => performance.now() - startedAt;
      await sql`update public.albums set title = ${title} where id = ${id}`;
      const isSeen = async () => (await visitAll(deployment, path)).every((text) => text.includes(title));
      while (!(await isSeen()) && elapsed() < GIVEN_UP_MS) await sleep(LOOK_EVERY_MS);
      times.push(elapsed());
    }
    return times;
  });
}

/** The album's page and the list of all albums, in every language. */
async function visitAll({ varnish }: Deployment, album: string): Promise<string[]> {
  const pages = [album, '/all-albums'].flatMap((path) =>
    LANGUAGES.map(async (language) => {
      const headers = { accept: 'text/html', 'sec-fetch-dest': 'document', 'accept-language': language };
      return (await fetch(varnish.url + path, { headers })).text();
    }),
  );
  return Promise.all(pages);
}
