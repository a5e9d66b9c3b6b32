export const PART_NAMES = ['database', 'rest', 'auth', 'storage', 'functions', 'payments', 'releases', 'demo'] as const;

type PartName = (typeof PART_NAMES)[number];
type PartState = 'starting' | 'up' | 'down' | 'off';

/** The status of each part. `off`: the part is not used in this mode. */
export type Parts = {
  set: (name: PartName, state: PartState) => void;
  hooks: (name: PartName) => { onUp: () => void; onDown: () => void };
  all: () => Record<PartName, PartState>;
};

export function createParts(): Parts {
  const states = Object.fromEntries(PART_NAMES.map((name) => [name, 'starting'])) as Record<PartName, PartState>;
  const set = (name: PartName, state: PartState) => {
    states[name] = state;
  };
  return {
    set,
    hooks: (name) => ({ onUp: () => set(name, 'up'), onDown: () => set(name, 'down') }),
    all: () => ({ ...states }),
  };
}
