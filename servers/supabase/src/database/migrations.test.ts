import { pendingMigrations, readMigrations, type Migration } from './migrations.ts';

it('gives every migration a time stamp of its own, by which the Supabase CLI keeps them apart', () => {
  const stamps = readMigrations(process.cwd()).map(({ name }) => name.split('_')[0]);
  expect(stamps.filter((stamp, place) => stamps.indexOf(stamp) !== place)).toEqual([]);
});

describe('Pending migrations', () => {
  const migration = (name: string): Migration => ({ name, text: `-- ${name}`, checksum: `checksum of ${name}` });
  const [first, second, third] = ['1_first.sql', '2_second.sql', '3_third.sql'].map(migration) as [
    Migration,
    Migration,
    Migration,
  ];

  it('are all of them in a new database, and the later ones in one that is up to date no more', () => {
    expect(pendingMigrations([], [first, second])).toEqual([first, second]);
    expect(pendingMigrations([first], [first, second])).toEqual([second]);
  });

  it('are none in the database of a newer version that was taken back', () => {
    expect(pendingMigrations([first, second, third], [first, second])).toEqual([]);
  });

  it('are refused where one was changed after it was applied', () => {
    expect(() => pendingMigrations([{ ...first, checksum: 'another' }], [first])).toThrow('1_first.sql was changed');
  });

  it('are refused in a data folder that began with others, in one line that says what to do', () => {
    const refused = () => pendingMigrations([migration('0_before.sql')], [first, second]);
    expect(refused).toThrow(
      /^The data folder was made by an earlier version[^\n]*FAIRTONE_DATA_DIR[^\n]*npm run backup[^\n]*$/,
    );
  });
});
