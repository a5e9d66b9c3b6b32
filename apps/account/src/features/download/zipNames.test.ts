import { albumArchive, albumFolder, fileNames, safeName } from './zipNames';

describe('names inside an archive', () => {
  it.each([
    ['AC/DC: "Live"?', 'AC_DC_ _Live__'],
    ['  a  b\t c ', 'a b c'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['trailing dots...', 'trailing dots'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['COM¹', '_COM¹'],
    ['invisible\u202egnp', 'invisiblegnp'],
    ['', 'Untitled'],
    ['...', 'Untitled'],
    ['Çalıkuşu ✨', 'Çalıkuşu ✨'],
  ])('makes %j safe', (title, name) => expect(safeName(title)).toBe(name));

  it('are truncated between characters, never inside one', () => {
    expect(safeName('a'.repeat(300))).toBe('a'.repeat(120));
    expect(safeName('🎷'.repeat(300))).toBe('🎷'.repeat(50));
    expect(safeName(`x${'é'.repeat(300)}`)).toBe(`x${'é'.repeat(99)}`);
  });

  it('consist of artist and album for a folder', () => {
    expect(albumFolder({ artist: 'Ada/Field', title: 'Blue: Hours' })).toBe('Ada_Field - Blue_ Hours');
  });

  it.each([
    [['flac', 'flac'], 'Ada - Tides (FLAC)'],
    [['mp3', 'mp3'], 'Ada - Tides (MP3)'],
    [['flac', 'mp3', 'wav'], 'Ada - Tides (original)'],
  ])('distinguish an archive of %j from others of its album', (formats, name) => {
    expect(
      albumArchive(
        { artist: 'Ada', title: 'Tides' },
        formats.map((format) => ({ format })),
      ),
    ).toBe(name);
  });

  it('of files have the extension of their own format, whichever was requested', () => {
    const mixed = ['flac', 'mp3'].map((format, index) => ({ trackNumber: index + 1, title: 'Same', format }));
    expect(fileNames(mixed)).toEqual(['01 Same.flac', '02 Same.mp3']);
  });

  it('number tracks with two digits, or as many as are needed', () => {
    expect(fileNames([{ trackNumber: 3, title: 'Dawn', format: 'flac' }])).toEqual(['03 Dawn.flac']);
    expect(
      fileNames([
        { trackNumber: 3, title: 'Dawn', format: 'flac' },
        { trackNumber: 101, title: 'Dusk', format: 'mp3' },
      ]),
    ).toEqual(['003 Dawn.flac', '101 Dusk.mp3']);
  });

  it('are different for tracks with the same number and title, ignoring case', () => {
    const twins = ['Dawn', 'DAWN', 'Dawn'].map((title) => ({ trackNumber: 1, title, format: 'mp3' }));
    expect(fileNames(twins)).toEqual(['01 Dawn.mp3', '01 DAWN (2).mp3', '01 Dawn (3).mp3']);
  });
});
