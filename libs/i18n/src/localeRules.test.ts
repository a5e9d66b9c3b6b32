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
});
