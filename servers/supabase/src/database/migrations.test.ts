import { readMigrations } from './migrations.ts';

it('gives every migration a time stamp of its own, by which the Supabase CLI keeps them apart', () => {
  const stamps = readMigrations(process.cwd()).map(({ name }) => name.split('_')[0]);
  expect(stamps.filter((stamp, place) => stamps.indexOf(stamp) !== place)).toEqual([]);
});
