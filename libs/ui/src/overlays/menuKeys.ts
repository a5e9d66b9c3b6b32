import type { KeyboardEvent } from 'react';

/** What gets the focus when a menu opens: an entry, or the menu itself, from where the arrow keys reach the first and the last. */
export type MenuFocus = 'first' | 'last' | 'menu';

/** A pause after which a letter begins a new word, in ms. */
const WORD_ENDS_AFTER = 1000;

/** The entries of a menu that can be chosen. */
const entriesOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])'),
];

/** Gives the focus to the current choice where there is one, otherwise to what the person reaches for. */
export function focusMenu(menu: HTMLElement, focus: MenuFocus): void {
  const chosen = menu.querySelector<HTMLElement>('[aria-checked=true]');
  const entries = entriesOf(menu);
  const wanted = { first: entries[0], last: entries.at(-1), menu };
  (chosen ?? wanted[focus] ?? menu).focus();
}

/** What was typed of an entry's text so far, and when, in ms. */
export interface TypedWord {
  text: string;
  at: number;
}

/**
 * Moves the focus within a menu as the pattern of ARIA says: arrows go round, Home and End reach the ends, letters the entries that begin with them.
 * @param word is changed by letters
 * @returns whether the key was one of these
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>, word: TypedWord): boolean {
  const entries = entriesOf(event.currentTarget);
  const current = entries.indexOf(document.activeElement as HTMLElement);
  const count = entries.length;
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  const next = isLetter ? typed() : byKey()[event.key];
  if (next === undefined) return false;
  entries[next]?.focus();
  return true;

  function byKey(): Record<string, number> {
    return {
      ArrowDown: (current + 1) % count,
      ArrowUp: (Math.max(current, 0) - 1 + count) % count,
      Home: 0,
      PageUp: 0,
      End: count - 1,
      PageDown: count - 1,
    };
  }

  function typed(): number {
    const isNew = event.timeStamp - word.at > WORD_ENDS_AFTER;
    word.text = isNew ? event.key : word.text + event.key;
    word.at = event.timeStamp;
    // The same letter again reaches the next entry that begins with it.
    const isOneLetter = [...word.text].every((letter) => letter === word.text[0]);
    const text = isOneLetter ? word.text[0]! : word.text;
    const { compare } = new Intl.Collator(document.documentElement.lang || undefined, { sensitivity: 'base' });
    const begins = (entry: HTMLElement) => compare((entry.dataset.text ?? '').slice(0, text.length), text) === 0;
    const from = isOneLetter ? current + 1 : Math.max(current, 0);
    const inOrder = entries.map((_, index) => (from + index) % count);
    return inOrder.find((index) => begins(entries[index]!)) ?? current;
  }
}
