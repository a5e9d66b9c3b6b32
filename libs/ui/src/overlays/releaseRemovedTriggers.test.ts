import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition';
import { releaseRemovedTriggers } from './releaseRemovedTriggers';

jest.mock('react-aria/private/utils/runAfterTransition', () => ({ runAfterTransition: jest.fn() }));

it('releases removed elements once, after several transitions have ended', () => {
  jest.useFakeTimers();
  releaseRemovedTriggers();
  releaseRemovedTriggers();
  const begin = () => document.body.dispatchEvent(new Event('transitionrun', { bubbles: true }));
  begin();
  begin();
  expect(runAfterTransition).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(runAfterTransition).toHaveBeenCalledTimes(1);
  begin();
  jest.advanceTimersByTime(1000);
  expect(runAfterTransition).toHaveBeenCalledTimes(2);
});
