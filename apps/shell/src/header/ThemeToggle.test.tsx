import { followTheme } from '@fairtone/theme';
import { renderWithStore } from '@fairtone/testing';
import { act, screen } from '@testing-library/react';
import { shellRemote } from '../testing/shellRemote.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const show = () => renderWithStore(<ThemeToggle />, { remote: shellRemote });
const shown = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('the theme toggle', () => {
  it('offers the other theme, and stores the choice as "theme"', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Use the dark theme' }));
    expect([shown(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
    await user.click(screen.getByRole('button', { name: 'Use the light theme' }));
    expect([shown(), localStorage.getItem('theme')]).toEqual(['light', 'light']);
  });

  it('switches back and forth where the browser refuses to store', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Use the dark theme' }));
    await user.click(screen.getByRole('button', { name: 'Use the light theme' }));
    expect(shown()).toBe('light');
    refuse.mockRestore();
  });

  it('offers the other theme after another tab has switched', async () => {
    window.matchMedia = jest.fn().mockReturnValue(Object.assign(new EventTarget(), { matches: false })) as never;
    const stop = followTheme();
    await show();
    localStorage.setItem('theme', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(screen.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
    stop();
  });
});
