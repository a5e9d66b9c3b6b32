/** @jest-environment node */
import { renderTrack } from './renderTrack';
import { describePieces } from './testing/describePieces';
import { fingerprints } from './testing/sharedSamples';

jest.setTimeout(60_000);

/** Three genres; `renderTrack.full.test.ts` tests every genre. */
describe('pieces of three genres', () => describePieces(['Rock', 'Classical', 'Electronic'], ['Rock']));

test('fingerprints find what two pieces share, at any position', () => {
  const piece = Float32Array.from({ length: 120_000 }, (_, i) => 0.5 * Math.sin(i * 0.031) + 0.3 * Math.sin(i * 0.0473 + Math.sin(i * 0.001)));
  // Another piece instead of silence: with silence every sample would start a fingerprint.
  const quoting = Float32Array.from({ length: 170_000 }, (_, i) => 0.6 * Math.sin(i * 0.0217 + Math.sin(i * 0.0013)));
  quoting.set(piece.subarray(30_000, 30_000 + 2 * 44_100), 77_777);
  const prints = fingerprints(piece, 44_100);
  expect([...fingerprints(quoting, 44_100)].filter((print) => prints.has(print)).length).toBeGreaterThan(0);
});

test('an unknown genre is refused by name', () => {
  expect(() => renderTrack({ genre: 'Polka', seed: 1, seconds: 30 })).toThrow('"Polka"');
});
