import { renderWithStore } from '@fairtone/testing';
import { act, screen } from '@testing-library/react';
import { remote } from '../../remote';
import { guestSession } from '../../testing/fixtures';
import { Hero } from './Hero';

const TURN_MS = 7000;
const titles = ['Discover Independent Music', 'Your Music, Your Way', 'Join Our Community'];
const shownTitle = () => screen.getByRole('heading', { level: 2 }).textContent;

function askForLessMotion(isAsked: boolean) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: isAsked, media: query }) as MediaQueryList);
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = () => renderWithStore(<Hero albums={[]} />, { remote, state: guestSession });
const turn = () => act(() => jest.advanceTimersByTime(TURN_MS));

it('rotates its three slides and starts over', async () => {
  askForLessMotion(false);
  await open();
  for (const title of [...titles, titles[0]]) {
    expect(shownTitle()).toBe(title);
    turn();
  }
});

it('does not rotate once the visitor has stopped it', async () => {
  askForLessMotion(false);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Stop the slides' }));
  turn();
  expect(shownTitle()).toBe(titles[0]);
  expect(screen.getByRole('button', { name: 'Let the slides turn' })).toBeVisible();
});

it('does not rotate for visitors who prefer reduced motion', async () => {
  askForLessMotion(true);
  await open();
  turn();
  expect(shownTitle()).toBe(titles[0]);
});

it('shows the slide that the visitor chose', async () => {
  askForLessMotion(true);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Show “Join Our Community”' }));
  expect(shownTitle()).toBe(titles[2]);
  expect(screen.getByRole('group', { name: '3 of 3' })).toBeVisible();
});
