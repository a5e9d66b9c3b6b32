import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Line } from '../lines.ts';
import { TARGETS, type Target, type TargetName } from './targets.ts';

export const INPUTS = ['pointer', 'touch', 'keyboard'] as const;
type Input = (typeof INPUTS)[number];

/** One press in one cold visit. */
export interface Press {
  target: TargetName;
  input: Input;
  /** When the press was planned, in ms since the visit began; it waits until its target is on the screen. */
  plannedMs: number;
  /** Since the visit began. */
  pressedMs: number;
  /** From the press until its target is shown as pressed or its effect has begun; null: neither within the limit. */
  shownMs: number | null;
  /** From the press until its effect; null: lost. */
  doneMs: number | null;
  /** How far the page had moved by itself at the end, in px; null: another page was opened. */
  movedPx: number | null;
}

const GIVE_UP_MS = 20_000;
const SCROLLED_PX = 500;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/**
 * Opens a page in a new browser profile on a slow line, scrolls it, presses one control by the browser's own input, and waits for what it is
 * for.
 */
export async function press(
  browser: Browser,
  url: string,
  line: Line,
  { target, input, plannedMs }: Pick<Press, 'target' | 'input' | 'plannedMs'>,
): Promise<Press> {
  const isTouch = input === 'touch';
  const context = await browser.newContext({
    viewport: isTouch ? PHONE : DESKTOP,
    hasTouch: isTouch,
    isMobile: isTouch,
    locale: 'en-US',
  });
  try {
    return await pressIn(context, url, line, { target, input, plannedMs });
  } finally {
    await context.close();
  }
}

async function pressIn(
  context: BrowserContext,
  url: string,
  line: Line,
  planned: Pick<Press, 'target' | 'input' | 'plannedMs'>,
): Promise<Press> {
  const { selector, name, isShown, isDone, isScrolled, text }: Target = TARGETS[planned.target];
  const page = await context.newPage();
  await line(page);
  await page.addInitScript(noteSound);
  const began = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  const since = () => Date.now() - began;
  if (isScrolled) await scroll(page);
  const find = { selector, name, isFocused: planned.input === 'keyboard' };
  await page.waitForFunction(findOnScreen, find, { timeout: GIVE_UP_MS });
  await page.waitForTimeout(Math.max(0, planned.plannedMs - since()));
  // Looked for again: an app may have put its own control in the place of another.
  const found = await page.waitForFunction(findOnScreen, find, { timeout: GIVE_UP_MS });
  const place = (await found.jsonValue())!;
  const placeBefore = await page.evaluate(() => scrollY);
  const pressedMs = since();
  const effect = until(page, isDone, pressedMs, since);
  const shown = until(page, isShown, pressedMs, since);
  await act(page, place, planned.input, text);
  const doneMs = await effect;
  // What has had its effect has been shown.
  const shownMs = doneMs === null ? await shown : Math.min(doneMs, (await settled(shown)) ?? doneMs);
  const isSamePage = page.url() === url;
  const movedPx = isSamePage ? Math.abs((await page.evaluate(() => scrollY)) - placeBefore) : null;
  return { ...planned, pressedMs, shownMs, doneMs, movedPx };
}

/** Scrolls as soon as the page is high enough. */
async function scroll(page: Page): Promise<void> {
  await page.waitForFunction((px) => document.documentElement.scrollHeight > innerHeight + px, SCROLLED_PX, {
    timeout: GIVE_UP_MS,
  });
  await page.evaluate((px) => scrollTo(0, px), SCROLLED_PX);
}

/** Runs in the page: the middle of the first such control that is whole on the screen, and not covered by another element. */
function findOnScreen({ selector, name, isFocused }: { selector: string; name: string; isFocused: boolean }) {
  const control = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    if (!(element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(name)) return false;
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    if (width === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return above !== null && element.contains(above);
  });
  if (!control) return null;
  if (isFocused) control.focus({ preventScroll: true });
  const { left, top, width, height } = control.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

async function act(
  page: Page,
  { x, y }: { x: number; y: number },
  input: Input,
  text: string | undefined,
): Promise<void> {
  if (input === 'touch') await page.touchscreen.tap(x, y);
  if (input === 'pointer') await page.mouse.click(x, y);
  if (input === 'keyboard' && text === undefined) await page.keyboard.press('Enter');
  if (text !== undefined) await page.keyboard.type(text);
}

/** Milliseconds from the press until a condition of the page holds, also after it went to another page; null: it never does. */
async function until(page: Page, holds: string, pressedMs: number, since: () => number): Promise<number | null> {
  for (;;) {
    try {
      await page.waitForFunction(holds, null, {
        polling: 'raf',
        timeout: Math.max(1, GIVE_UP_MS + pressedMs - since()),
      });
      return since() - pressedMs;
    } catch {
      // The page was left while it was asked.
      if (since() - pressedMs >= GIVE_UP_MS) return null;
    }
  }
}

/** The result of a promise that may still be under way: null then. */
const settled = <Result>(promise: Promise<Result>): Promise<Result | null> =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), 0))]);

/** Runs in the page before its scripts: notes that sound has begun, also of elements that are not in the page. */
function noteSound(): void {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    this.addEventListener('playing', () => Object.assign(window, { __hasSound: true }), { once: true });
    return play.call(this);
  };
}
