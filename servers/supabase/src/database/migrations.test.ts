import { pendingMigrations, readMigrations, type Migration } from './migrations.ts';

it('gives every migration a unique time stamp, by which the Supabase CLI distinguishes them', () => {
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

  it('are all of them in a new database, and the later ones in an outdated one', () => {
    expect(pendingMigrations([], [first, second])).toEqual([first, second]);
    expect(pendingMigrations([first], [first, second])).toEqual([second]);
  });

  it('are none in the database of a newer version after a rollback', () => {
    expect(pendingMigrations([first, second, third], [first, second])).toEqual([]);
  });

  it('are refused when one was changed after it was applied', () => {
    expect(() => pendingMigrations([{ ...first, checksum: 'another' }], [first])).toThrow('1_first.sql was changed');
  });

  it('are refused in a data folder that was created with other migrations, with one line that says what to do', () => {
    const refused = () => pendingMigrations([migration('0_before.sql')], [first, second]);
    expect(refused).toThrow(
      /^The data folder was made by an earlier version[^\n]*FAIRTONE_DATA_DIR[^\n]*npm run backup[^\n]*$/,
    );
  });
});
