import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import {
  addNamespace,
  changeLanguage,
  createI18n,
  useFormatters,
  useTranslation,
  type NamespaceLoaders,
} from './index';

const loader = (texts: Record<string, string>) => () => Promise.resolve({ default: texts });
const catalog = {
  en: loader({
    title: 'Recent releases',
    onlyEnglish: 'New',
    songs_one: '{{count}} song',
    songs_other: '{{count}} songs',
  }),
  pl: loader({
    title: 'Nowości',
    songs_one: '{{count}} utwór',
    songs_few: '{{count}} utwory',
    songs_many: '{{count}} utworów',
  }),
  de: loader({ title: 'Neuerscheinungen' }),
  fr: loader({ title: 'Nouveautés' }),
  tr: loader({ title: 'Yeni çıkanlar' }),
} as NamespaceLoaders;

function Shelf({ count = 3 }: { count?: number }) {
  const { t } = useTranslation('catalog');
  const { money } = useFormatters();
  return (
    <p>
      {[t('title'), t('onlyEnglish'), t('songs', { count }), t('action.retry'), t('nowhere'), money(800)].join(' | ')}
    </p>
  );
}

const shown = () => screen.getByText(/\|/).textContent?.replace(/\u00a0/g, ' ');

beforeEach(() => localStorage.clear());

describe('a page in several languages', () => {
  it('shows texts of its app, then the common ones, then English, then the key', async () => {
    await createI18n({ language: 'pl' });
    await addNamespace('catalog', catalog);
    render(<Shelf />);
    expect(shown()).toBe('Nowości | New | 3 utwory | Spróbuj ponownie | nowhere | 8,00 $');
  });

  it('follows the language that another tab chooses, and ignores other stored values', async () => {
    await createI18n({ language: 'en' });
    await addNamespace('catalog', catalog);
    render(<Shelf />);
    const emitStorageEvent = (key: string, newValue: string) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    await emitStorageEvent('fairtone.language', 'klingon');
    await emitStorageEvent('theme', 'pl');
    expect(document.documentElement.lang).toBe('en');
    await emitStorageEvent('fairtone.language', 'pl');
    expect(await screen.findByText(/Nowości/)).toBeVisible();
    expect(document.documentElement.lang).toBe('pl');
  });

  it('switches in place, sets the document’s language and stores it', async () => {
    await createI18n({ language: 'en' });
    await addNamespace('catalog', catalog);
    render(
      <Suspense fallback="…">
        <Shelf count={1} />
      </Suspense>,
    );
    expect(shown()).toContain('1 song |');
    await act(() => changeLanguage('de'));
    expect(shown()).toContain('Neuerscheinungen | New | 1 song | Erneut versuchen');
    expect(document.documentElement.lang).toBe('de');
    await createI18n({});
    expect(document.documentElement.lang).toBe('de');
  });

  it('replaces the texts when an app is added again', async () => {
    await createI18n({ language: 'en' });
    await addNamespace('catalog', catalog);
    await addNamespace('catalog', { ...catalog, en: loader({ title: 'Fresh' }) });
    render(<Shelf />);
    expect(shown()).toMatch(/^Fresh/);
  });

  it('follows the browser until the visitor chooses', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx-YY', 'fr-CA', 'en']);
    await createI18n({});
    expect(document.documentElement.lang).toBe('fr');
  });

  it('can show accented, longer texts', async () => {
    const i18n = await createI18n({ language: 'en', isPseudo: true });
    expect(i18n.t('action.save')).toBe('[Šávé··]');
  });
});
