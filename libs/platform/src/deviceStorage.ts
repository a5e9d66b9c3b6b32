type Kind = 'localStorage' | 'sessionStorage';

const pageStorages = new Map<Kind, Storage>();

/**
 * Local or session storage. Where the browser refuses it with an error (frames of other sites, strict settings), a storage that lasts as long as
 * the page.
 */
export function deviceStorage(kind: Kind = 'localStorage'): Storage {
  try {
    return globalThis[kind];
  } catch {
    const known = pageStorages.get(kind) ?? memoryStorage();
    pageStorages.set(kind, known);
    return known;
  }
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
