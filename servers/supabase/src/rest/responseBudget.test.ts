import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createResponseBudget } from './responseBudget.ts';

const reader = () => {
  const outgoing = Object.assign(new EventEmitter(), { closed: false, destroy: jest.fn() });
  return outgoing as typeof outgoing & ServerResponse;
};

it('drops the oldest waiting responses when new ones need their memory', () => {
  const held = createResponseBudget(100);
  const [first, second, third] = [reader(), reader(), reader()];
  for (const outgoing of [first, second, third]) held.hold(outgoing, 40);
  expect([first, second, third].map(({ destroy }) => destroy.mock.calls.length)).toEqual([1, 0, 0]);
});

it('does not count a response any more when it was read', () => {
  const held = createResponseBudget(100);
  const [first, second] = [reader(), reader()];
  held.hold(first, 80);
  first.emit('close');
  held.hold(second, 80);
  expect(first.destroy).not.toHaveBeenCalled();
});
