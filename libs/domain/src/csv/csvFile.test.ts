/** @jest-environment node */
import { csvFile, dollars, type CsvValue } from './csvFile';

const MARK = '\uFEFF';
const line = (values: CsvValue[], language = 'en') => csvFile([values], language).slice(MARK.length);

describe('rows as CSV', () => {
  it('keep separators, quotes and line breaks inside their cell', () => {
    expect(line(['a,b', 'c;d', 'say "hi"', 'two\nlines', null, 7])).toBe(
      '"a,b","c;d","say ""hi""","two\nlines",,7\r\n',
    );
  });

  it.each(['pl', 'de', 'fr', 'tr'])('are separated by semicolons, with decimal commas, in %s', (language) => {
    expect(line(['a,b', dollars(-123_456), 7, 1.5], language)).toBe('"a,b";-1234,56;7;1,5\r\n');
  });

  it('are separated by commas, with decimal points, in English', () => {
    expect(line(['a', dollars(-123_456), 1.5])).toBe('a,-1234.56,1.5\r\n');
  });

  it('are separated as in English in any other language with decimal points', () => {
    expect(line(['a', dollars(-123_456), 1.5], 'ja')).toBe('a,-1234.56,1.5\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@now', '\tx', '  =1+1', '＝1+1', '＠now'])(
    'never hand %p to a spreadsheet as a formula',
    (title) => {
      for (const language of ['en', 'de'])
        expect(line([title], language).replace(/^"|"\r\n$|\r\n$/g, '')).toBe(`'${title}`);
    },
  );

  it('keep negative amounts as numbers', () => {
    expect(line([dollars(-850), dollars(99)])).toBe('-8.50,0.99\r\n');
  });

  it('begin with a byte order mark, so that spreadsheets read UTF-8', () => {
    expect([...new TextEncoder().encode(csvFile([['é']], 'fr'))]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9, 13, 10]);
  });
});
