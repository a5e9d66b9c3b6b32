import { applyTheme, followSystemTheme, readTheme, storedTheme, themeBootScript } from './themeChoice';

function systemPrefers(dark: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: dark }) as never;
}

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

  it('can be handed back to the system', () => {
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

  it('ignores a stored value it does not know', () => {
    localStorage.setItem('theme', 'neon');
    systemPrefers(true);
    window.eval(themeBootScript);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});
