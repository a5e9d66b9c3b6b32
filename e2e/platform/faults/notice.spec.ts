import { readFileSync } from 'node:fs';
import { axeProblems } from '../../support/axe';
import { publishByHand } from '../../support/handMadeRemote';
import { expect, test } from '../../support/test';
import { FAULTY_TITLES, faultyRemote, threat } from './faultyRemote';

const NAME = 'never-there';
const LANGUAGE = 'de';

test.beforeAll(({ product: { releases } }) => {
  const routes = { [`/${NAME}`]: "() => { throw new Error('at render'); }" };
  releases.release(publishByHand(releases, faultyRemote(NAME, '1.0.0', { titles: FAULTY_TITLES, routes })));
});
test.afterAll(({ product: { releases } }) => releases.forget(NAME));

interface ShellTexts {
  remote: { missing: string; restWorks: string; tryAgain: string };
}

test.describe('Notice in place of a remote', () => {
  test(
    'is said in the language of the visitor, works by keyboard, and is for everybody in both themes',
    threat(39),
    async ({ visit }) => {
      const guest = await visit({ locale: LANGUAGE, reducedMotion: 'reduce' });
      await guest.open(`/${NAME}`);
      const main = guest.page.getByRole('main');
      const { remote } = JSON.parse(readFileSync(`apps/shell/locales/${LANGUAGE}/shell.json`, 'utf8')) as ShellTexts;
      await expect(main.getByText(remote.missing.replace('{{part}}', FAULTY_TITLES[LANGUAGE]))).toBeVisible();
      await expect(main.getByText(remote.restWorks)).toBeVisible();
      const tryAgain = main.getByRole('button', { name: remote.tryAgain });
      await tryAgain.focus();
      await guest.page.keyboard.press('Enter');
      await expect(tryAgain).toBeVisible();
      expect(await axeProblems(guest.page)).toEqual([]);
    },
  );
});
