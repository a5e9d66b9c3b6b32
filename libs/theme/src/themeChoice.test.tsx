import {
  applyTheme,
  followSystemTheme,
  followTheme,
  readTheme,
  storedTheme,
  subscribeTheme,
  themeBootScript,
} from './themeChoice';

let system: EventTarget & { matches: boolean };
function systemPrefers(dark: boolean) {
  system = Object.assign(new EventTarget(), { matches: dark });
  window.matchMedia = jest.fn().mockReturnValue(system) as never;
}
function systemChangesTo(dark: boolean) {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
}
function anotherTabChooses(theme: string) {
  localStorage.setItem('theme', theme);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
}
const shown = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  systemPrefers(false);
});

describe('the theme', () => {
  it('follows the system until the visitor chooses', () => {
    systemPrefers(true);
    expect(readTheme()).toBe('dark');
    applyTheme('light');
    expect(readTheme()).toBe('light');
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('follows the system again after the choice is removed', () => {
    applyTheme('dark');
    followSystemTheme();
    expect(storedTheme()).toBeNull();
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('is set before the first paint by the boot script', () => {
    localStorage.setItem('theme', 'dark');
    window.eval(themeBootScript);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('ignores an unknown stored value', () => {
    localStorage.setItem('theme', 'neon');
    systemPrefers(true);
    window.eval(themeBootScript);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  describe('while the page is open', () => {
    let stop: () => void;
    beforeEach(() => (stop = followTheme()));
    afterEach(() => stop());

    it('changes with the system, until the visitor chooses', () => {
      systemChangesTo(true);
      expect(shown()).toBe('dark');
      applyTheme('light');
      systemChangesTo(false);
      systemChangesTo(true);
      expect(shown()).toBe('light');
    });

    it('follows another tab, and notifies subscribers', () => {
      const listener = jest.fn(() => readTheme());
      const unsubscribe = subscribeTheme(listener);
      anotherTabChooses('dark');
      expect(shown()).toBe('dark');
      expect(listener).toHaveReturnedWith('dark');
      unsubscribe();
      anotherTabChooses('light');
      expect(shown()).toBe('light');
      expect(listener).toHaveBeenCalledTimes(1);
    });

    it('does not change after it was stopped', () => {
      stop();
      systemChangesTo(true);
      anotherTabChooses('dark');
      expect(shown()).toBeUndefined();
    });
  });
});
