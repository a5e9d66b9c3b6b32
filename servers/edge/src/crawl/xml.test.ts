/** @jest-environment node */
import { element, xmlText } from './xml.ts';

describe('XML', () => {
  it('escapes any text', () => {
    expect(element('title', `</title><script>"&'`)).toBe('<title>&lt;/title&gt;&lt;script&gt;&quot;&amp;&#39;</title>');
  });

  it('removes characters that XML does not allow', () => {
    expect(xmlText('a\u0000b\u001bc\ufffed\ud800e')).toBe('abcde');
    expect(xmlText('line\nbreak \u{1f3b5} שלום')).toBe('line\nbreak \u{1f3b5} שלום');
  });
});
