import { EARLY_INPUTS, type EarlyInput } from '@fairtone/contracts';
import { log } from '@fairtone/platform';

/**
 * Performs what the visitor did with the prerendered page before it was hydrated, in order. The page's inline script
 * (servers/edge/src/prerender) has shown each press as pending.
 */
export function replayEarlyInputs(): void {
  const inputs = (window as unknown as Record<string, EarlyInput[] | undefined>)[EARLY_INPUTS]?.splice(0) ?? [];
  for (const { element, type, value } of inputs) {
    element.removeAttribute('aria-busy');
    const current = element.isConnected ? element : counterpartOf(element);
    if (!current) log({ level: 'warning', message: `An early ${type} has no counterpart`, remote: 'shell' });
    else if (type === 'click') current.click();
    else setValue(current as HTMLInputElement, type, value ?? '');
  }
}

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

/** React overrides the property `value` of fields that it controls: the browser's own setter leaves the change for React to notice. */
function setValue(field: HTMLInputElement, type: string, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
