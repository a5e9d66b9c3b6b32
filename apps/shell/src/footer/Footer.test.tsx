import { renderWithStore } from '@fairtone/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { shellRemote } from '../testing/shellRemote.ts';
import { Footer } from './Footer.tsx';

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the footer', () => {
  it('has brand, navigation, resources, legal and social links, and a copyright line', async () => {
    const { container } = await renderWithStore(<Footer />, { remote: shellRemote });
    expect(screen.getByText('Fairtone')).toBeVisible();
    expect(screen.getByText('Artists keep 85% of every sale, and can check it line by line.')).toBeVisible();
    expect(linksOf('Navigation')).toEqual(['/', '/explore', '/all-albums', '/artists', '/for-artists']);
    expect(linksOf('Resources')).toEqual(['/help', '/resources', '/blog', '/developers']);
    expect(linksOf('Legal')).toEqual(['/privacy', '/terms', '/cookies', '/copyright']);
    expect(screen.getByText(`© ${new Date().getFullYear()} Fairtone`)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('opens other sites in a new tab and sends them no referrer', async () => {
    await renderWithStore(<Footer />, { remote: shellRemote });
    const social = within(screen.getByRole('navigation', { name: 'Follow us' })).getAllByRole('link');
    expect(social.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Instagram', 'https://www.instagram.com/fairtone'],
      ['Twitter', 'https://twitter.com/fairtone'],
      ['Facebook', 'https://www.facebook.com/fairtone'],
      ['YouTube', 'https://www.youtube.com/@fairtone'],
    ]);
    for (const link of social) {
      expect(link).toHaveAttribute('rel', 'noreferrer');
      expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
    }
  });
});
