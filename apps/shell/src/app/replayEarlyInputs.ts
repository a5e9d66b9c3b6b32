import { EARLY_INPUTS, type EarlyInput } from '@fairtone/contracts';
import { log } from '@fairtone/platform';

/** A part whose code has not arrived by then has failed, and says so. */
const MAX_WAIT_MS = 15_000;

const storedInputs = () => (window as unknown as Record<string, EarlyInput[] | undefined>)[EARLY_INPUTS];

/**
 * Performs what the visitor did with prerendered HTML before React hydrated it, in order, and from now on at once. The page's inline script
 * (servers/edge/src/prerender) has shown each press as pending.
 */
export async function replayEarlyInputs(): Promise<void> {
  const queue = storedInputs();
  if (!queue) return;
  for (let input = queue.shift(); input; input = queue.shift()) if (!isOutdated(input, queue)) await perform(input);
  queue.push = (...inputs) => {
    for (const input of inputs) void perform(input);
    return 0;
  };
}

/** Performs the early presses on controls that React handles already. All others wait for {@link replayEarlyInputs}. */
export async function replayHydratedPresses(): Promise<void> {
  const queue = storedInputs() ?? [];
  const ready = queue.filter(({ element, type }) => type === 'click' && element.isConnected && isHydrated(element));
  for (const press of ready) queue.splice(queue.indexOf(press), 1);
  for (const press of ready) await perform(press);
}

/** Each key of a text is an input, and the last one has the whole text. A press on a checkbox is an input and a change. */
const isOutdated = ({ element, type }: EarlyInput, later: EarlyInput[]) =>
  later.some((other) => other.element === element && (isChoice(element) || (type === 'input' && other.type === type)));

const isChoice = (element: Element): element is HTMLInputElement => element.matches('[type=checkbox], [type=radio]');

async function perform({
  element,
  type,
  value = '',
  rendered = '',
  checked,
  pressed = null,
}: EarlyInput): Promise<void> {
  const current = await findReady(element);
  element.removeAttribute('aria-busy');
  if (!current) log({ level: 'warning', message: `Early ${type} without counterpart`, remote: 'shell' });
  else if (type === 'click') press(current, pressed);
  else if (isChoice(current)) choose(current, checked);
  else setValue(current as HTMLInputElement, type, typedSince(current as HTMLInputElement, value, rendered));
}

/** A toggle that is in the other state already is left so: a guest's page shows a member's likes as not liked. */
function press(control: HTMLElement, before: string | null): void {
  if (before === null || control.getAttribute('aria-pressed') === before) control.click();
}

/** Presses a checkbox or radio button so that React notices: it hydrates one that was pressed, but keeps the state without it. */
function choose(field: HTMLInputElement, isChosen = false): void {
  field.checked = !isChosen;
  field.click();
}

/** The text of a field: the early one with what was typed since. React resets some fields to their prerendered text as it hydrates them. */
function typedSince(field: HTMLInputElement, early: string, rendered: string): string {
  if (!field.matches('input, textarea')) return early;
  const isReset = field.value.startsWith(rendered) && (rendered.startsWith(early) || !field.value.startsWith(early));
  if (isReset) return early + field.value.slice(rendered.length);
  return field.value.startsWith(early) ? field.value : early;
}

/** The control, or its counterpart in a list that was rendered again, as soon as React handles its events and it is not busy. */
async function findReady(element: HTMLElement): Promise<HTMLElement | undefined> {
  const began = performance.now();
  for (;;) {
    const current = element.isConnected ? element : counterpartOf(element);
    if (!current || (isHydrated(current) && !isBusy(current))) return current;
    if (performance.now() - began > MAX_WAIT_MS) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}

/** React stores the props of an element that it handles in a property of this name. */
const propsOf = (element: Element) =>
  Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1] as Record<string, unknown> | undefined;
const isHydrated = (element: Element) => propsOf(element) !== undefined;
/** Asks React: the attribute is also the inline script's mark. */
const isBusy = (element: Element) => propsOf(element)?.['aria-busy'] === true;

/** The same control in a list that was rendered again: with the same name, beside the same link. */
function counterpartOf(element: HTMLElement): HTMLElement | undefined {
  const name = nameOf(element);
  const link = linkOf(element);
  return [...document.querySelectorAll<HTMLElement>(element.tagName)].find(
    (other) => nameOf(other) === name && linkOf(other) === link,
  );
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
const linkOf = (element: Element) => element.closest('article')?.querySelector('a')?.getAttribute('href');

/**
 * React overrides the property `value` of fields that it controls, and ignores events of a text that it has seen. It sees the early text when
 * it hydrates the field, but keeps the state without it, and would reset the field later. So it is shown another text first; the browser's
 * own setter then leaves the change for React to notice.
 */
function setValue(field: HTMLInputElement, type: string, value: string, isAgain?: boolean): void {
  field.value = value ? '' : '-';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
  // React may still be hydrating the field: then the event makes it finish, which resets the field, and the text is set once more.
  if (field.value !== value && !isAgain) setTimeout(setValue, 0, field, type, value, true);
}
