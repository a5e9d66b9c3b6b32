/** Selectors of every form that our styles, emotion and the browser's own sheet use. */
const SELECTORS = [
  ...['p', 'p, li', 'ol ul > li', '*', ':root', '#known', 'p#known', '.quiet', 'p.quiet', '.quiet.large', 'P.quiet'],
  ...['.box .quiet', '.box > .quiet', 'li + li', 'li ~ .large', 'svg', 'linearGradient', 'LI:first-child'],
  ...['[data-open]', 'p[title="a, b"]', "p[title='(b)']", '.box [data-open="true"]', 'input[type="text" i], .none'],
  ...[':not(.quiet)', 'p:not(.quiet, .large)', ':is(p, li).quiet', 'li:is(.large):not(:is(.quiet))', ':where(.box) p'],
  ...['.none', 'section', '.none, section', 'p.none', '.none p', '[data-none]', '.quiet:not(p)', '.sm\\:wide'],
];

beforeEach(() => {
  document.body.innerHTML = `
    <div class="box"><p class="quiet" id="known" title="a, b">One</p><p class="quiet large" title="(b)">Two</p></div>
    <ol><li>Three</li><li class="large" data-open="true">Four</li><li class="sm:wide"><ul><li>Five</li></ul></li></ol>
    <svg><linearGradient class="quiet"></linearGradient></svg><input type="TEXT">`;
});

test.each(SELECTORS)('%s styles the elements that it matches, and no other', (selector) => {
  const sheet = document.createElement('style');
  sheet.textContent = `${selector} { outline-width: 7px; }`;
  document.head.append(sheet);
  const styled = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).getPropertyValue('outline-width') === '7px',
  );
  sheet.remove();
  const all = [...document.querySelectorAll('body *')];
  expect(styled).toEqual(all.filter((element) => element.matches(selector)));
});
