/** @jest-environment node */
import type { RoutePage } from '@fairtone/contracts';
import { guestVisit, memberVisit } from './guestVisit.ts';

const visit = (page: RoutePage | null, path: string, query = '') =>
  guestVisit({
    match: page && { page, params: {}, remote: 'radio' },
    path,
    search: query,
    parameters: [...new URLSearchParams(query).keys()],
  });

describe('the page that a guest sees', () => {
  it('is that of the URL, in any language', () => {
    expect(visit({ first: [] }, '/radio')).toMatchObject({ path: '/radio', search: '', isAnyones: false });
    expect(visit({ first: [] }, '/radio', '?lang=de')).toMatchObject({ search: '?lang=de', isAnyones: false });
  });

  it('has parameters only where its route declares them', () => {
    const search = { first: [], parameters: ['q'] };
    expect(visit(search, '/search', '?q=boats')).toMatchObject({ search: '?q=boats', isAnyones: true, leadsTo: null });
    expect(visit(search, '/search', '?genre=folk')).toBeNull();
    expect(visit(search, '/search', `?q=${'x'.repeat(500)}`)).toBeNull();
  });

  it('is never rendered with the token of a link', () => {
    for (const name of ['token', 'token_hash'])
      expect(visit({ first: [] }, '/reset-password', `?${name}=secret`)).toBeNull();
  });

  it('is the login at an address for members, which leads back', () => {
    const members = { isForMembers: true, parameters: ['tab'] };
    expect(visit(members, '/dashboard', '?tab=uploads')).toMatchObject({
      match: { remote: null },
      path: '/login',
      search: '?returnTo=%2Fdashboard%3Ftab%3Duploads',
      leadsTo: '/login?returnTo=%2Fdashboard%3Ftab%3Duploads',
    });
    expect(visit(members, '/dashboard', '?lang=de')).toBeNull();
  });

  it('is the page itself for members, without what their screen shows', () => {
    const seen = visit({ isForMembers: true }, '/edit-album/7')!;
    expect(memberVisit(seen, '/edit-album/7', '')).toMatchObject({
      match: { remote: null, page: { first: [] } },
      path: '/edit-album/7',
      leadsTo: null,
      isWithoutScreen: true,
    });
    expect(memberVisit(visit({ first: [] }, '/radio')!, '/radio', '')).toBeNull();
  });

  it('is what is around the screen where a route lists no first requests', () => {
    expect(visit({ parameters: ['from'] }, '/basket', '?from=radio')).toMatchObject({
      match: { remote: null, page: { first: [] } },
      path: '/basket',
      search: '?from=radio',
      leadsTo: null,
      isWithoutScreen: true,
    });
    expect(visit({}, '/basket', '?token=secret')).toBeNull();
    expect(visit({ first: [] }, '/radio')).toMatchObject({ isWithoutScreen: false });
  });

  it('says at an unknown path that there is none', () => {
    expect(visit(null, '/nowhere')).toMatchObject({ match: { remote: null }, path: '/nowhere', isAnyones: true });
    expect(visit(null, '/nowhere', '?utm=1')).toBeNull();
  });
});
