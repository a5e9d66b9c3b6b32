import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '@fairtone/contracts';

/** Every key of every text: i18next shows the key where a language lacks the text. */
const keys = new Set(localeFiles().flatMap((file) => keysOf(JSON.parse(readFileSync(file, 'utf8')) as object)));

const sections = new Set([...keys].map((key) => key.split('.')[0]!));

/** Whether a word is a key, or looks like a key without a text. */
const isKey = (word: string) =>
  word.includes('.') && (keys.has(word) || (/^[a-z]\w*(\.[a-z]\w*)+$/.test(word) && sections.has(word.split('.')[0]!)));

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

/** Changes the language as another tab of this browser would: the page changes without a reload. `waitForRender` waits for the new texts. */
export async function changeLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('fairtone.language', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'fairtone.language', newValue }));
  }, language);
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
}

/** Problems of the texts of a page on a phone: missing or unfilled texts, and elements that do not fit. */
export async function findTextProblems(page: Page, language: Language): Promise<string[]> {
  const { lang, words, outside, cutOff } = await page.evaluate(look);
  const found = {
    'another language': [lang].filter((lang) => lang !== language),
    'a missing text': words.filter(isKey),
    'an unfilled text': words.filter((word) => /{{|}}|undefined|\[object/.test(word)),
    'wider than the phone': outside,
    'cut off': cutOff,
  };
  return Object.entries(found).flatMap(([what, where]) => where.map((one) => `${language}: ${what}: ${one}`));
}

/** Runs in the page. */
function look() {
  const text = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  // All texts that people read or hear: text nodes, labels, hints.
  const words = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, {
    acceptNode: ({ parentElement }) =>
      parentElement?.closest('script, style, code, pre') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  });
  while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
  for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name) ?? '');
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  // Text that does not wrap sticks out of an element that is itself inside.
  const isOutside = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + Math.max(width, element.scrollWidth) > clientWidth + 1;
  };
  const innermost = (elements: Element[]) =>
    elements.filter((one) => !elements.some((each) => each !== one && one.contains(each)));
  // Buttons, links and headings whose text does not fit.
  const labels = 'header a, header button, footer a, nav a, main button, main h1, main h2';
  const isCutOff = (element: HTMLElement) =>
    element.offsetParent !== null &&
    !element.classList.contains('visually-hidden') &&
    element.scrollWidth > element.clientWidth + 1 &&
    getComputedStyle(element).overflowX !== 'visible';
  return {
    lang: document.documentElement.lang,
    words: words.map((word) => word.trim()).filter(Boolean),
    outside:
      scrollWidth > clientWidth
        ? innermost([...document.querySelectorAll('html, body *')].filter(isOutside))
            .slice(0, 3)
            .map(text)
        : [],
    cutOff: [...document.querySelectorAll<HTMLElement>(labels)].filter(isCutOff).map(text),
  };
}
