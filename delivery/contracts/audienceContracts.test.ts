/** @jest-environment node */
import type { SlotAudience } from '@fairtone/contracts';
import { audienceContracts } from './audienceContracts.ts';
import { compareContracts } from './judge.ts';

type Audience = SlotAudience | 'all visitors';

/** What the comparison makes of a slot that was for one audience and is for another. */
function outcomeOf(before: Audience, after: Audience) {
  const of = (audience: Audience) =>
    audienceContracts(['shell.bell'], audience === 'all visitors' ? {} : { 'shell.bell': audience });
  const changes = compareContracts(of(before), of(after));
  if (changes.length === 0) return 'same';
  return changes.some(({ isBreaking }) => isBreaking) ? 'breaks' : 'adds';
}

test.each<[Audience, Audience, string]>([
  ['members', 'members', 'same'],
  ['members', 'all visitors', 'adds'],
  ['artists', 'members', 'adds'],
  ['all visitors', 'members', 'breaks'],
  ['members', 'artists', 'breaks'],
  ['guests', 'members', 'breaks'],
])('a slot that was for %s is now for %s: %s', (before, after, outcome) => {
  expect(outcomeOf(before, after)).toBe(outcome);
});

test('describes every slot, also those for all visitors', () => {
  const described = audienceContracts(['shell.cart', 'shell.notifications']);
  expect(described['audience shell.cart']?.shape.enum).toEqual(['guests', 'members', 'artists']);
  expect(described['audience shell.notifications']?.shape.enum).toEqual(['members', 'artists']);
});
