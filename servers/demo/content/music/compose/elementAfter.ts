/** The element `turns` places after `chosen` in a list, continuing at its beginning. */
export const elementAfter = <Item>(items: readonly Item[], chosen: Item, turns: number): Item =>
  items[(items.indexOf(chosen) + turns) % items.length] ?? chosen;
