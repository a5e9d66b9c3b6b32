/** @jest-environment node */
import { SETTINGS } from './schema.ts';
import { settingsTable } from './table.ts';

describe('the table of settings', () => {
  it('has one row for each setting', () => {
    const rows = settingsTable().split('\n').slice(2);
    expect(rows.map((row) => row.split('`')[1])).toEqual(Object.keys(SETTINGS));
  });

  it('contains no text that Markdown would read as HTML', () => {
    expect(settingsTable()).not.toMatch(/[<>]/);
  });
});
