/** @jest-environment node */
import { dollars, toCsv } from './toCsv';

describe('rows as CSV', () => {
  it('keep commas, quotes and line breaks inside their cell', () => {
    expect(toCsv([['a,b', 'say "hi"', 'two\nlines', null, 7]])).toBe('"a,b","say ""hi""","two\nlines",,7\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@now', '\tx'])('never hand %p to a spreadsheet as a formula', (title) => {
    expect(toCsv([[title]])).toBe(`'${title}\r\n`);
  });

  it('leave negative amounts numbers', () => {
    expect(toCsv([[dollars(-850), dollars(99)]])).toBe('-8.50,0.99\r\n');
  });
});
