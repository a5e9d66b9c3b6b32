/** @jest-environment node */
import { compareWithEnglish, flatten } from './localeRules';

const english = flatten({
  a: { hello: 'Hello {{name}}' },
  tracks_one: '{{count}} track',
  tracks_other: '{{count}} tracks',
});
const polish = {
  'a.hello': 'Cześć, {{name}}',
  tracks_one: '{{count}} utwór',
  tracks_few: '{{count}} utwory',
  tracks_many: '{{count}} utworów',
};

describe('a translation', () => {
  it('is complete with the plural forms of its own language', () => {
    expect(compareWithEnglish(english, polish, 'pl')).toEqual([]);
  });

  it('is reported for missing and unknown keys and placeholders', () => {
    const { tracks_many: _, ...rest } = { ...polish, 'a.hello': 'Cześć', extra: 'x' };
    expect(compareWithEnglish(english, rest, 'pl')).toEqual([
      'tracks_many: missing',
      'a.hello: other placeholders than in English',
      'extra: English has no such key',
    ]);
  });

  it('is reported for text that is still English, unless the word is the same', () => {
    expect(compareWithEnglish({ rock: 'Rock' }, { rock: 'Rock' }, 'de')).toEqual(['rock: still English ("Rock")']);
    expect(compareWithEnglish({ rock: 'Rock' }, { rock: 'Rock' }, 'de', ['Rock'])).toEqual([]);
  });

  it('is reported for a plural form with other placeholders', () => {
    const tracks = { ...polish, tracks_one: '{{count}} utwór {{artist}}' };
    expect(compareWithEnglish(english, tracks, 'pl')).toEqual(['tracks_one: other placeholders than in English']);
    const inWords = { ...polish, tracks_one: 'jeden utwór' };
    expect(compareWithEnglish(english, inWords, 'pl')).toEqual([]);
  });

  it('is reported for a plural form that its language does not have', () => {
    const turkish = { 'a.hello': 'Merhaba {{name}}', tracks_one: '{{count}} parça', tracks_other: '{{count}} parça' };
    expect(compareWithEnglish(english, { ...turkish, tracks_few: '{{count}} parça' }, 'tr')).toEqual([
      'tracks_few: the language has no such plural form',
    ]);
  });

  it('is reported for text that is partly English', () => {
    const texts = { a: 'Listen to the music of your city' };
    expect(compareWithEnglish(texts, { a: 'Hör the music of deiner Stadt' }, 'de')).toEqual([
      'a: still English ("Hör the music of deiner Stadt")',
    ]);
    expect(compareWithEnglish(texts, { a: 'Hör die Musik deiner Stadt' }, 'de')).toEqual([]);
  });
});
