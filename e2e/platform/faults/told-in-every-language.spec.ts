import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { LANGUAGES } from '@fairtone/contracts';
import { publishByHand } from '../../support/handMadeRemote';
import { expect, test } from '../../support/test';
import { GREMLIN, threat } from './rest';

test.beforeAll(({ product: { releases } }) => {
  const broken = "() => { throw new Error('at render'); }";
  const remote = { name: 'gremlin', version: '1.0.0', titles: GREMLIN, routes: { '/gremlin': broken } };
  releases.release(publishByHand(releases, remote));
});
test.afterAll(({ product: { releases } }) => releases.forget('gremlin'));

interface ShellTexts {
  remote: { missing: string; restWorks: string; tryAgain: string };
}
const textsOf = (language: string) =>
  (JSON.parse(readFileSync(join('apps/shell/locales', language, 'shell.json'), 'utf8')) as ShellTexts).remote;

for (const language of LANGUAGES) {
  test(
    `which part is missing is said in ${language}, in words that its release brought`,
    threat(39),
    async ({ visit }) => {
      const guest = await visit({ locale: language });
      await guest.open('/gremlin');
      const main = guest.page.getByRole('main');
      const { missing, restWorks, tryAgain } = textsOf(language);
      await expect(main.getByText(missing.replace('{{part}}', GREMLIN[language]))).toBeVisible();
      await expect(main.getByText(restWorks)).toBeVisible();
      // By keyboard: the notice is a way on for everybody.
      await main.getByRole('button', { name: tryAgain }).focus();
      await guest.page.keyboard.press('Enter');
      await expect(main.getByRole('button', { name: tryAgain })).toBeVisible();
    },
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the notice has no accessibility problem that a machine can find, in the ${colorScheme} theme`,
    threat(39),
    async ({ visit }) => {
      const guest = await visit({ colorScheme, reducedMotion: 'reduce' });
      await guest.open('/gremlin');
      await expect(guest.page.getByRole('main').getByRole('button')).toBeVisible();
      const { violations } = await new AxeBuilder({ page: guest.page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([]);
    },
  );
}
