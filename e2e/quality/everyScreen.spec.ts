import { LANGUAGES, type Language } from '@fairtone/contracts';
import type { Page } from '@playwright/test';
import { axeProblems } from '../support/axe';
import { scenes, type Scene } from '../support/scenes';
import { PHONE } from '../support/scenes/bothThemes';
import { waitForRender } from '../support/scenes/waitForIdle';
import { expect, test } from '../support/scenes/viewers';
import { findTextProblems, changeLanguage } from '../support/scenes/textProblems';

/** Scenes that cause a failure on purpose: the app logs it. */
const BREAKS = /error|missing|^offline-(screen|slot|header-parts)$/;

/** Checked with the first scene of each kind of viewer, and where a menu or dialog is open. */
const ON_EVERY_PAGE = ['#root header:not(main *)', '#root footer:not(main *)'];

test.describe('Accessibility and texts', () => {
  // By far the longest file: all workers run scenes of it.
  test.describe.configure({ mode: 'parallel' });

  for (const scene of scenes) {
    // The texts of a state are those of its screen, which another scene checks.
    const what = scene.isState ? 'allowed and accessible' : 'allowed, accessible, and fits a phone in every language';
    test(`the scene ${scene.name} is ${what}`, async ({ show }) => {
      await show(scene, async (page, { complaints, policies, isFirst }) => {
        expect(policies).not.toEqual([]);
        expect(policies.filter((policy) => !policy.includes("require-trusted-types-for 'script'"))).toEqual([]);
        // Before axe, whose script is injected past the content security policy.
        expect(complaints.violations).toEqual([]);
        expect(await axeProblems(page, isFirst || scene.isWindow ? [] : ON_EVERY_PAGE)).toEqual([]);
        if (!scene.isState) expect(await textProblems(page, scene)).toEqual([]);
        if (!BREAKS.test(scene.name)) expect(complaints.errors).toEqual([]);
      });
    });
  }

  for (const scene of scenes.filter(({ isServed }) => isServed)) {
    for (const language of LANGUAGES.filter((code) => code !== 'en')) {
      test(`the scene ${scene.name} fits a phone in the language ${language}`, async ({ show }) => {
        await show(scene, async (page) => expect(await problemsOnPhone(page, language)).toEqual([]), { language });
      });
    }
  }
});

async function textProblems(page: Page, { isServed }: Scene): Promise<string[]> {
  if (isServed) return problemsOnPhone(page, 'en');
  const problems: string[] = [];
  for (const language of LANGUAGES) {
    await changeLanguage(page, language);
    problems.push(...(await problemsOnPhone(page, language)));
  }
  return problems;
}

async function problemsOnPhone(page: Page, language: Language): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await waitForRender(page);
  return findTextProblems(page, language);
}
