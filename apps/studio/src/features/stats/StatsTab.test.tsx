import { deviceZone, dollars } from '@fairtone/domain';
import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { DailyStats } from '../../api/statsApi';
import { remote } from '../../remote';
import { artist, sessionOf } from '../../testing/sessions';
import { saveCsv } from '../csv/saveCsv';
import { Component } from './StatsTab';

jest.mock('../csv/saveCsv');

const DAYS = 'POST /rest/v1/rpc/artist_daily_stats';
const TRACKS = 'POST /rest/v1/rpc/artist_top_tracks';
const ALBUMS = 'POST /rest/v1/rpc/artist_top_albums';
const ALBUM_ID = 'a1000000-0000-4000-8000-000000000001';
const TRACK_ID = 'b1000000-0000-4000-8000-000000000001';

const quiet = (day: string): DailyStats => ({
  day,
  plays: 0,
  sales: 0,
  sold_cents: 0,
  share_cents: 0,
  followers_gained: 0,
});
const DATA: DailyStats[] = [
  { ...quiet('2026-01-01'), plays: 12, followers_gained: 2 },
  quiet('2026-01-02'),
  { ...quiet('2026-01-03'), plays: 30, sales: 2, sold_cents: 1599, share_cents: 1358 },
];
const track = {
  track_id: TRACK_ID,
  title: 'First Light',
  album_id: ALBUM_ID,
  album_title: 'Night Walks',
  cover_image: null,
  plays: 40,
};
const album = { album_id: ALBUM_ID, title: 'Night Walks', cover_image: null, plays: 42, sales: 2, sold_cents: 1599 };

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => {
  backend = stubBackend({ [DAYS]: DATA, [TRACKS]: [track], [ALBUMS]: [album] });
});
afterEach(() => backend.restore());

const open = () => renderWithStore(<Component />, { remote, state: { session: sessionOf(artist) } });

describe('statistics', () => {
  it('show the sums of the last 30 days', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'The last 30 days' })).toBeVisible();
    const sums = screen.getAllByRole('definition').map((sum) => sum.textContent);
    expect(sums).toEqual(['42', '2', '$15.99', '$13.58', '2']);
    expect(screen.getByText('Refunds and disputes are taken off the day of the sale.')).toBeVisible();
    expect(backend.requests(DAYS)[0]?.body).toEqual({ days: 30, zone: deviceZone() });
  });

  it('draw one figure at a time, with a summary as accessible name', async () => {
    const { user } = await open();
    const plays = await screen.findByRole('img', { name: '42 plays in all, most on January 3, 2026: 30' });
    expect(plays.querySelectorAll('g')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Followers gained' }));
    expect(screen.getByRole('img', { name: '2 followers gained in all, most on January 1, 2026: 2' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Followers gained' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('show in the empty chart that there is nothing to draw', async () => {
    backend.use({ [DAYS]: [{ ...quiet('2026-01-01'), plays: 3 }] });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sales' }));
    expect(screen.getByRole('img', { name: 'Sales: none in these days' })).toBeVisible();
    expect(screen.getByText('Sales: none in these days')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Plays' }));
    expect(screen.queryByText(/none in these days/)).not.toBeInTheDocument();
  });

  it('list each day beside the chart, the newest first', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Day by day' });
    const [, newest, , oldest] = within(table).getAllByRole('row');
    expect(newest).toHaveTextContent('January 3, 2026302$15.99$13.580');
    expect(oldest).toHaveTextContent('January 1, 2026120$0.00$0.002');
  });

  it('rank tracks and albums', async () => {
    await open();
    const tracks = await screen.findByRole('table', { name: 'Top tracks' });
    expect(within(tracks).getByRole('link', { name: 'First Light' })).toHaveAttribute('href', `/album/${ALBUM_ID}`);
    const albums = await screen.findByRole('table', { name: 'Top albums' });
    expect(within(albums).getAllByRole('row')[1]).toHaveTextContent('Night Walks422$15.99');
  });

  it('can be downloaded as CSV', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    const [name, rows, language] = jest.mocked(saveCsv).mock.calls[0]!;
    expect(language).toBe('en');
    expect(name).toBe('fairtone-stats-2026-01-03.csv');
    expect(rows[0]).toEqual([`Day (${deviceZone()})`, 'Plays', 'Sales', 'Sold for', 'You receive', 'Followers gained']);
    expect(rows[3]).toEqual(['2026-01-03', 30, 2, dollars(1599), dollars(1358), 0]);
  });

  it('show an empty state when there are none yet', async () => {
    backend.use({ [DAYS]: [quiet('2026-01-01')] });
    await open();
    expect(await screen.findByRole('heading', { name: 'No statistics available yet' })).toBeVisible();
  });

  it('show an error with a retry when they cannot be loaded', async () => {
    backend.use({ [DAYS]: () => Response.json({ message: 'down' }, { status: 500 }) });
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Failed to load your statistics' })).toBeVisible();
    backend.use({ [DAYS]: DATA });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Day by day' })).toBeVisible();
  });

  it('have no accessibility violations', async () => {
    const { container } = await open();
    await screen.findByRole('table', { name: 'Top albums' });
    expect(await axe(container)).toHaveNoViolations();
  });
});
