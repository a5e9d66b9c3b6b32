import { sceneSchema, type Scene } from '@fairtone/contracts/scene';
import { readScene } from '@fairtone/scenes';

const STORAGE_KEY = 'fairtone.harness';

/** How the page is to look: a scene without its path and its data. */
export type Settings = Pick<Scene, 'role' | 'language' | 'theme' | 'faults' | 'clock'>;

const DEFAULTS = sceneSchema.parse({ name: 'harness', path: '/' });

const pick = ({ role, language, theme, faults, clock }: Settings): Settings => ({
  role,
  language,
  theme,
  faults,
  clock,
});

/** What was chosen last in this browser; a scene in the address overrules it and stays. */
export function readSettings(): Settings {
  const scene = readScene(location.search);
  if (scene) return saveSettings(scene);
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return pick(sceneSchema.safeParse({ ...DEFAULTS, ...(stored as object) }).data ?? DEFAULTS);
  } catch {
    return pick(DEFAULTS);
  }
}

export function saveSettings(settings: Settings): Settings {
  const saved = pick(settings);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
  return saved;
}
