/** @jest-environment node */
import { extractInlineStyles } from './inlineStyles.ts';

const both = (html: string) => ({ light: html, dark: html });

describe('style attributes of a prerendered page', () => {
  it('become rules, one for each style', () => {
    const { html, css } = extractInlineStyles(
      'screen',
      both('<i style="width:2px"></i><b style="width:3px"></b><i style="width:2px"></i>'),
      '.a{}',
    );
    expect(html).toBe(
      '<i data-first-style="screen-0"></i><b data-first-style="screen-1"></b><i data-first-style="screen-0"></i>',
    );
    expect(css).toMatch(
      /^\.a\{\}(\[data-first-style="screen-0"\])+\{width:2px\}(\[data-first-style="screen-1"\])+\{width:3px\}$/,
    );
  });

  it('become a rule for each theme where they differ', () => {
    const { css } = extractInlineStyles(
      'page',
      { light: '<i style="--accent:#a00"></i>', dark: '<i style="--accent:#f88"></i>' },
      '',
    );
    expect(css).toMatch(/\[data-theme="light"\] (\[data-first-style="page-0"\])+\{--accent:#a00\}/);
    expect(css).toMatch(/\[data-theme="dark"\] (\[data-first-style="page-0"\])+\{--accent:#f88\}/);
  });

  it('are unescaped', () => {
    const { css } = extractInlineStyles('page', both('<i style="background:url(&quot;/a&amp;b.jpg&quot;)"></i>'), '');
    expect(css).toContain('{background:url("/a&b.jpg")}');
  });

  it.each(['a:b}body{display:none', 'a:url(</style><script>)', 'a:\\7d', '@import url(//x)'])(
    'are left out when they could end their rule: %s',
    (style) => {
      const escaped = style.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(extractInlineStyles('page', both(`<i style="${escaped}"></i>`), '').css).toBe('');
    },
  );
});
