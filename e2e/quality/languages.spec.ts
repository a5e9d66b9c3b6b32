import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@fairtone/contracts';
import { perform, scenes } from '../support/scenes';
import { expect, test } from '../support/scenes/test';

const PHONE = { width: 390, height: 844 };

/** Every key of every text, as i18next would show it where the text is missing. */
const keys = new Set(localeFiles().flatMap((file) => keysOf(JSON.parse(readFileSync(file, 'utf8')) as object)));

function localeFiles(): string[] {
  const apps = readdirSync(join(process.cwd(), 'apps')).map((app) => `apps/${app}/locales/en`);
  return [...apps, 'libs/i18n/locales/en'].flatMap((folder) => {
    try {
      return readdirSync(join(process.cwd(), folder)).map((file) => join(process.cwd(), folder, file));
    } catch {
      return [];
    }
  });
}

function keysOf(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [(prefix + key).replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value as object, `${prefix}${key}.`),
  );
}

/** All that a person reads or hears: texts, labels, hints. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, {
      acceptNode: ({ parentElement }) =>
        parentElement?.closest('script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    });
    while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt']) {
      document
        .querySelectorAll(`[${attribute}]`)
        .forEach((element) => words.push(element.getAttribute(attribute) ?? ''));
    }
    return words.map((word) => word.trim()).filter(Boolean);
  });

/** What sticks out of a page that is wider than the screen. */
const widest = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const culprits = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return culprits
      .slice(0, 3)
      .map((element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`);
  });

/** What another tab of this browser does: this one follows without a reload. */
async function speak(page: Page, language: Language) {
  await page.evaluate((newValue) => {
    localStorage.setItem('fairtone.language', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'fairtone.language', newValue }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function expectSpoken(page: Page, language: Language) {
  const words = await wordsOn(page);
  expect.soft(await page.locator('html').getAttribute('lang')).toBe(language);
  expect
    .soft(
      words.filter((word) => keys.has(word) && word.includes('.')),
      `${language}: missing texts`,
    )
    .toEqual([]);
  expect
    .soft(
      words.filter((word) => /{{|}}|undefined|\[object/.test(word)),
      `${language}: unfilled texts`,
    )
    .toEqual([]);
  expect.soft(await widest(page), `${language}: wider than a phone`).toBeNull();
}

for (const scene of scenes.filter(({ isState }) => !isState)) {
  test(`${scene.name} speaks every language, and fits a phone in each`, async ({ browser, product, world }) => {
    const look = (language: Language, see: (page: Page) => Promise<void>) =>
      perform(scene, { browser, product, world }, { language, viewport: PHONE }, see);
    if (scene.isServed) {
      for (const language of LANGUAGES) await look(language, (page) => expectSpoken(page, language));
      return;
    }
    await look('en', async (page) => {
      for (const language of LANGUAGES) {
        await speak(page, language);
        await expectSpoken(page, language);
      }
    });
  });
}
