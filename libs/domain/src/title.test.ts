import { plainTitle, titleFromFileName } from './title.ts';

describe('a title', () => {
  it.each([
    ['\u200fשיר ערב\u200e', 'שיר ערב'],
    ['\ufeffNorthern\u200b Line', 'Northern Line'],
    ['Two\r\nlines\tand a tab', 'Two lines and a tab'],
    [' e\u0301tude ', 'étude'],
    ['می‌خواهم', 'می‌خواهم'],
    ['👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
    ['half \ud83d a pair', 'half  a pair'],
    ['\u0000', ''],
  ])('%j is kept as %j', (text, kept) => expect(plainTitle(text)).toBe(kept));

  it('is truncated at 200 code points, never inside a visible character', () => {
    expect(plainTitle('x'.repeat(300))).toBe('x'.repeat(200));
    expect(plainTitle('x'.repeat(198) + '👩‍👩‍👧')).toBe('x'.repeat(198));
    expect(plainTitle('💿'.repeat(201))).toBe('💿'.repeat(200));
  });
});

describe('a title from a file name', () => {
  it.each([
    ['03 - Northern Line.flac', 'Northern Line'],
    ['03. Northern Line.flac', 'Northern Line'],
    ['1-03 Northern Line.mp3', 'Northern Line'],
    ['03_Northern_Line.wav', 'Northern_Line'],
    ['03 Northern Line.wav', 'Northern Line'],
    ['3) Northern Line.wav', 'Northern Line'],
    ['take.two.wav', 'take.two'],
    ['99 Luftballons.mp3', '99 Luftballons'],
    ['7 Seconds.mp3', '7 Seconds'],
    ['1999.mp3', '1999'],
    ['24-7.mp3', '24-7'],
    ['3.14.mp3', '3.14'],
    ['03.mp3', '03'],
    ['01 - .mp3', '01 -'],
    ['.flac', '.flac'],
    [`${'long '.repeat(60)}.wav`, 'long '.repeat(40).trim()],
  ])('%p is %p', (name, title) => expect(titleFromFileName(name)).toBe(title));
});
