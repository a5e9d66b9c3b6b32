import { albumFolder, fileNames, safeName } from './zipNames';

describe('names inside an archive', () => {
  it.each([
    ['AC/DC: "Live"?', 'AC_DC_ _Live__'],
    ['  a  b\t c ', 'a b c'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['trailing dots...', 'trailing dots'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['invisible\u202egnp', 'invisiblegnp'],
    ['', 'Untitled'],
    ['...', 'Untitled'],
    ['Çalıkuşu ✨', 'Çalıkuşu ✨'],
  ])('makes %j safe', (title, name) => expect(safeName(title)).toBe(name));

  it('are cut between characters, never inside one', () => {
    expect(safeName('🎷'.repeat(300))).toBe('🎷'.repeat(120));
  });

  it('name the folder after artist and album', () => {
    expect(albumFolder({ artist: 'Ada/Field', title: 'Blue: Hours' })).toBe('Ada_Field - Blue_ Hours');
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

  it('are different for tracks of one number and title, also where capitals do not count', () => {
    const twins = ['Dawn', 'DAWN', 'Dawn'].map((title) => ({ trackNumber: 1, title, format: 'mp3' }));
    expect(fileNames(twins)).toEqual(['01 Dawn.mp3', '01 DAWN (2).mp3', '01 Dawn (3).mp3']);
  });
});
