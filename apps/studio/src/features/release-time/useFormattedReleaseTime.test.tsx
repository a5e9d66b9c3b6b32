import { renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote';
import { useFormattedReleaseTime } from './useFormattedReleaseTime';

function Words({ zone }: { zone: string | null }) {
  return <p>{useFormattedReleaseTime()('2199-07-01T16:30:00Z', zone)}</p>;
}

it.each([
  ['en', 'Europe/Warsaw', 'July 1, 2199, 18:30 Warsaw time'],
  ['en', 'America/Argentina/Buenos_Aires', 'July 1, 2199, 13:30 Buenos Aires time'],
  ['en', 'UTC', 'July 1, 2199, 16:30 UTC'],
  ['pl', 'Europe/Warsaw', '1 lipca 2199, 18:30 (czas środkowoeuropejski)'],
  ['de', 'Europe/Warsaw', '1. Juli 2199, 18:30 Uhr (Mitteleuropäische Zeit)'],
] as const)('in %s formats a moment in %s as "%s"', async (language, zone, words) => {
  await renderWithStore(<Words zone={zone} />, { remote, language });
  expect(screen.getByRole('paragraph')).toHaveTextContent(words);
});

it('formats a moment in the zone of the device when the device does not support the zone', async () => {
  await renderWithStore(<Words zone="Mars/Olympus" />, { remote });
  expect(screen.getByRole('paragraph')).toHaveTextContent(/2199/);
});
