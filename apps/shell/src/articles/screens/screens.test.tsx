import { changeLanguage } from '@fairtone/i18n';
import { noNetwork, offline, renderWithStore, stubBackend } from '@fairtone/testing';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { articlesRemote as remote } from '../testing/articlesRemote.ts';
import { articleOf, requestOf } from '../testing/articleOf.ts';
import { BlogScreen } from './BlogScreen.tsx';
import { CopyrightScreen } from './CopyrightScreen.tsx';
import { HelpScreen } from './HelpScreen.tsx';
import { PostScreen } from './PostScreen.tsx';
import { TextScreen } from './TextScreen.tsx';

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({});
  document.head.innerHTML = '<meta name="description" content="The shop">';
});
afterEach(() => backend.restore());

function show(ui: ReactNode, at: string, name: string, path = at.split('?')[0]!) {
  backend.use({ [requestOf('en', name)]: articleOf('en', name) });
  return renderWithStore(ui, { remote, at, path });
}

const questions = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('help', () => {
  it('answers questions about accounts, uploading and payments, and that artists are paid monthly', async () => {
    const { container } = await show(<HelpScreen />, '/help', 'help');
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    expect(questions()).toEqual(
      expect.arrayContaining(['How do I create an account?', 'How do I upload my music?', 'How do payments work?']),
    );
    expect(screen.getByText(/^Monthly\. On the first day of each month/)).toBeInTheDocument();
    expect(document.title).toBe('Help · Fairtone');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      articleOf('en', 'help').description,
    );
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost/help');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keeps the search in the URL, opens found answers, and follows the URL back', async () => {
    const { user, address, router } = await show(<HelpScreen />, '/help', 'help');
    await user.type(await screen.findByRole('searchbox', { name: 'Search the answers' }), 'refund card');
    expect(address()).toBe('/help?q=refund+card');
    expect(questions()).toEqual(['Can I get my money back?']);
    expect(screen.getByRole('status')).toHaveTextContent('1 answer');
    expect(screen.getByText(/Artists can refund a sale within 30 days/)).toBeVisible();
    await act(() => router.navigate('/help?q=zzz'));
    expect(screen.getByRole('heading', { name: 'No answer for “zzz”' })).toBeVisible();
    await act(() => router.navigate('/help'));
    expect(questions().length).toBeGreaterThan(10);
  });

  it('says offline that it is not on this device, and loads when the network is back', async () => {
    const network = noNetwork();
    backend.use({ [requestOf('en', 'help')]: offline });
    await renderWithStore(<HelpScreen />, { remote, at: '/help', path: '/help' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not on this device');
    backend.use({ [requestOf('en', 'help')]: articleOf('en', 'help') });
    network.comesBack();
    network.restore();
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });
});

describe('a page of text', () => {
  it('is requested again when it did not load', async () => {
    backend.use({ [requestOf('en', 'terms')]: offline });
    const { user } = await renderWithStore(<TextScreen />, { remote, at: '/terms', path: '/terms' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load');
    backend.use({ [requestOf('en', 'terms')]: articleOf('en', 'terms') });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  });
});

describe('the blog', () => {
  it('lists three posts with title, date, excerpt and author, newest first', async () => {
    await show(<BlogScreen />, '/blog', 'blog');
    const [page, ...posts] = await screen.findAllByRole('article');
    const [newest] = posts;
    expect(within(page!).getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    expect(posts).toHaveLength(3);
    expect(within(newest!).getByRole('link', { name: 'What we do not know about you' })).toHaveAttribute(
      'href',
      '/blog/no-countries-no-profiles',
    );
    expect(newest).toHaveTextContent('Elif Aydın, November 17, 2026');
    expect(newest).toHaveTextContent('Statistics for artists without a profile of each listener.');
    expect(screen.getByRole('link', { name: 'Follow by RSS' })).toHaveAttribute('href', '/blog/rss.xml?lang=en');
  });

  it('shows a post, and follows a change of the language', async () => {
    const name = 'blog/an-album-is-one-piece';
    backend.use({ [requestOf('pl', name)]: articleOf('pl', name) });
    await show(<PostScreen />, `/${name}`, name, '/blog/:slug');
    expect(await screen.findByText('October 27, 2026')).toHaveAttribute('datetime', '2026-10-27');
    await act(() => changeLanguage('pl'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Album to jedna całość' })).toBeVisible();
    expect(screen.getByText('27 października 2026')).toBeVisible();
  });

  it('says that there is no such post', async () => {
    await renderWithStore(<PostScreen />, { remote, at: '/blog/nothing', path: '/blog/:slug' });
    expect(await screen.findByRole('link', { name: /notFound.home|Return to Home/ })).toHaveAttribute('href', '/');
  });
});

it.each([
  ['resources', 'Resources for artists'],
  ['developers', 'For developers'],
  ['privacy', 'Privacy'],
  ['terms', 'Terms'],
  ['cookies', 'Cookies and what is stored on your device'],
])('/%s shows its text, without accessibility problems that a machine can find', async (name, title) => {
  const { container } = await show(<TextScreen />, `/${name}`, name);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const section of articleOf('en', name).sections) {
    expect(screen.getByRole('heading', { level: 2, name: section.title })).toHaveAttribute('id', section.id);
  }
  expect(document.title).toBe(`${title} · Fairtone`);
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `http://localhost/${name}`);
  expect(await axe(container)).toHaveNoViolations();
});

it('/copyright shows the policy and the form for notices', async () => {
  await show(<CopyrightScreen />, '/copyright', 'copyright');
  expect(await screen.findByRole('heading', { level: 1, name: 'Copyright' })).toBeVisible();
  expect(screen.getByText(/^The music on Fairtone belongs to the people who made it\./)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Send notice' })).toBeVisible();
});
