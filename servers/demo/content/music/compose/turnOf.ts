/** What stands `turns` places after `chosen` in a list that begins again at its end. */
export const turnOf = <Item>(items: readonly Item[], chosen: Item, turns: number): Item =>
  items[(items.indexOf(chosen) + turns) % items.length] ?? chosen;
