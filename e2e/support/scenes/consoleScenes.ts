import { details, difference, errors, faults, overview, vitals } from './consoleAnswers';
import type { Scene, SceneContext } from './runScene';

const ANSWERS: Record<string, () => object> = {
  overview,
  remote: details,
  errors,
  vitals,
  verify: () => ({ faults }),
  diff: () => difference,
};

/** Releases of the tests are other ones each time: pictures need the same. */
async function answer({ page }: SceneContext): Promise<void> {
  await page.route('**/functions/v1/inspect-releases', (route) => {
    const { view } = route.request().postDataJSON() as { view: string };
    return route.fulfill({ json: ANSWERS[view]!() });
  });
}

const tab = (name: string, isReady: (stage: SceneContext) => Promise<void>): Scene => ({
  name: `console-${name}`,
  as: 'listener',
  show: async (stage) => {
    await answer(stage);
    await stage.open(`/console/catalog?view=${name}`);
    await isReady(stage);
  },
});

const waitForHeading = ({ page }: SceneContext) =>
  page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().waitFor();

/** Releases, for staff. */
export const consoleScenes: Scene[] = [
  {
    name: 'console',
    as: 'listener',
    show: async (stage) => {
      await answer(stage);
      await stage.open('/console');
      await stage.page.getByRole('link', { name: 'The catalog' }).first().waitFor();
    },
  },
  {
    name: 'console-forbidden',
    as: 'listener',
    isState: true,
    show: async ({ page, open }) => {
      await open('/console');
      await page.getByRole('main').getByRole('heading', { level: 2 }).waitFor();
    },
  },
  tab('releases', waitForHeading),
  tab('health', waitForHeading),
  tab('errors', waitForHeading),
  tab('speed', waitForHeading),
  tab('previews', waitForHeading),
  tab('log', waitForHeading),
  {
    name: 'console-promote',
    as: 'listener',
    show: async (stage) => {
      await answer(stage);
      await stage.open('/console/catalog');
      await stage.button('console:promote.openFor').first().click();
      await stage.page.getByRole('dialog').getByRole('list').first().waitFor();
    },
  },
  {
    name: 'console-rollback',
    as: 'listener',
    show: async (stage) => {
      await answer(stage);
      await stage.open('/console/catalog');
      await stage.button('console:rollback.open').click();
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
];
