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

  it('is told what it lacks', () => {
    const { tracks_many: _, ...rest } = { ...polish, 'a.hello': 'Cześć', extra: 'x' };
    expect(compareWithEnglish(english, rest, 'pl')).toEqual([
      'tracks_many: missing',
      'a.hello: other placeholders than in English',
      'extra: English has no such key',
    ]);
  });

  it('is told what is still English, unless the word is the same there', () => {
    expect(compareWithEnglish({ rock: 'Rock' }, { rock: 'Rock' }, 'de')).toEqual(['rock: still English ("Rock")']);
    expect(compareWithEnglish({ rock: 'Rock' }, { rock: 'Rock' }, 'de', ['Rock'])).toEqual([]);
  });

  it('is told of a number, a tag or a place that a plural form lost or made up', () => {
    const tracks = { ...polish, tracks_one: '{{count}} utwór {{artist}}' };
    expect(compareWithEnglish(english, tracks, 'pl')).toEqual(['tracks_one: other placeholders than in English']);
    const inWords = { ...polish, tracks_one: 'jeden utwór' };
    expect(compareWithEnglish(english, inWords, 'pl')).toEqual([]);
  });

  it('is told of a plural form that its language does not have', () => {
    const turkish = { 'a.hello': 'Merhaba {{name}}', tracks_one: '{{count}} parça', tracks_other: '{{count}} parça' };
    expect(compareWithEnglish(english, { ...turkish, tracks_few: '{{count}} parça' }, 'tr')).toEqual([
      'tracks_few: the language has no such plural form',
    ]);
  });

  it('is told what is English in its middle', () => {
    const texts = { a: 'Listen to the music of your city' };
    expect(compareWithEnglish(texts, { a: 'Hör the music of deiner Stadt' }, 'de')).toEqual([
      'a: still English ("Hör the music of deiner Stadt")',
    ]);
    expect(compareWithEnglish(texts, { a: 'Hör die Musik deiner Stadt' }, 'de')).toEqual([]);
  });
});
