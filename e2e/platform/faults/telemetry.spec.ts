import { randomUUID } from 'node:crypto';
import { publishByHand } from '../../support/handMadeRemote';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import { faultyRemote, threat } from './faultyRemote';

// No other test reports this remote: all counts come from this test.
const NAME = `measured-${randomUUID().slice(0, 8)}`;
test.afterAll(({ product: { releases } }) => releases.forget(NAME));

/** What was reported to the backend about a remote: `version name reason`. */
const toldOf = ({ ask }: Product, remote: string) =>
  ask(async (sql) => {
    const rows = await sql<{ version: string; name: string; reason: string | null }[]>`
      select distinct version, name, reason from telemetry_events where remote = ${remote}`;
    return rows.map(({ version, name, reason }) => [version, name, reason].filter(Boolean).join(' ')).sort();
  });

test.describe('Telemetry of a visit', () => {
  test(
    'tells soon which version failed, and when the page is left how fast each version came and how it felt',
    threat(40),
    async ({ product, visit }) => {
      // All visitors of these tests have one address, and a fast machine would exceed the limit per address.
      await product.ask((sql) => sql`delete from private.attempts where rule = 'batches'`);
      const { releases } = product;
      const broken = faultyRemote(NAME, '2.0.0', { atLoad: "throw new Error('for ada@example.org at /album/7')" });
      releases.release(publishByHand(releases, broken), publishByHand(releases, faultyRemote(NAME, '1.5.0')));
      const guest = await visit();
      await guest.open(`/${NAME}`);
      await expect(guest.heading(`${NAME} 1.5.0`)).toBeVisible();
      await expect.poll(() => toldOf(product, NAME)).toContain('2.0.0 error crashed');
      const messages = await product.ask(
        (sql) =>
          sql<{ message: string }[]>`select message from telemetry_events where remote = ${NAME} and name = 'error'`,
      );
      expect(messages.map(({ message }) => message).join()).not.toMatch(/ada|@|https?:/);

      await guest.heading(`${NAME} 1.5.0`).click();
      await guest.open('about:blank');
      await expect
        .poll(() => toldOf(product, NAME))
        .toEqual(
          expect.arrayContaining([
            '1.5.0 LCP',
            '1.5.0 loaded',
            expect.stringMatching(/ FCP$/),
            expect.stringMatching(/ TTFB$/),
          ]),
        );
      const player = releases.live.player!;
      await expect.poll(() => toldOf(product, 'player')).toContain(`${player.version} loaded`);
    },
  );
});
