import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { replaceTexts } from '../../../delivery/webpack/texts/replaceTexts.mjs';
import { createI18n } from './createI18n';
import { addNamespace, changeLanguage } from './namespaces';

const texts = { counter: { label: 'Pressed {{count}} times', title: 'Counter' } };

function Counter() {
  const { t } = useTranslation('shop' as never) as unknown as { t: (key: string, values?: object) => string };
  const [count, setCount] = useState(0);
  return (
    <button title={t('counter.title')} onClick={() => setCount(count + 1)}>
      {t('counter.label', { count })}
    </button>
  );
}

describe('The texts of a running page', () => {
  beforeEach(async () => {
    await createI18n({ language: 'en', loadNamespace: () => Promise.resolve(texts), namespaces: {} });
  });

  it('change in place after an edit, and the page keeps its state', async () => {
    const loaders = { en: () => Promise.resolve({ default: texts }) };
    await addNamespace('shop', loaders as never);
    render(<Counter />);
    await userEvent.click(screen.getByRole('button', { name: 'Pressed 0 times' }));
    act(() => replaceTexts('en', 'shop', { counter: { label: '{{count}} presses' } }));
    expect(screen.getByRole('button', { name: '1 presses' })).toHaveAttribute('title', 'counter.title');
  });

  it('of a language that was not loaded yet are left to their file', async () => {
    const load = jest.fn(() =>
      Promise.resolve({ default: { counter: { label: '{{count}} naciśnięć', title: 'Licznik' } } }),
    );
    await addNamespace('shop', { en: () => Promise.resolve({ default: texts }), pl: load } as never);
    replaceTexts('pl', 'shop', { counter: { label: 'zmienione' } });
    expect(load).not.toHaveBeenCalled();
    render(<Counter />);
    await act(() => changeLanguage('pl'));
    expect(screen.getByRole('button', { name: '0 naciśnięć' })).toBeVisible();
  });
});
