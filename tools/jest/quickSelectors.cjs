const { createRequire } = require('node:module');

const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = ofEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');

// For a computed style jsdom asks its selector engine about each rule of each sheet, and testing-library asks for computed styles of
// every element: a fifth of a component test's time. Nearly all rules cannot apply, because the element has not the class or the
// name with which their selector ends.

/** By selector: a function that says whether the selector could match an element. */
const checks = new Map();

/** The simple selector that an element must match: the class, else the element name, of the last compound of one selector. */
function requirementOf(selector) {
  const last = selector.split(/[\s>+~]+/).at(-1);
  const [, name, ofClass] = /^([a-z][\w-]*)?(?:\.([\w-]+))?/i.exec(last);
  if (ofClass) return { ofClass };
  return name ? { name: name.toLowerCase() } : null;
}

/** Built from what every selector of the list requires; without a requirement the engine is asked. */
function checkOf(selectorList) {
  // What stands in brackets only narrows a selector. With escapes and strings of brackets, that is not so easily said.
  if (/[\\]|["'][^"']*[()[\],][^"']*["']/.test(selectorList)) return () => true;
  let plain = selectorList;
  for (let before; before !== plain;) {
    before = plain;
    plain = plain.replace(/\[[^\][]*\]|:[\w-]+\([^()]*\)|::?[\w-]+(?![\w(-])/g, '');
  }
  const requirements = plain.split(',').map((selector) => requirementOf(selector.trim()));
  if (requirements.includes(null)) return () => true;
  return (element) =>
    requirements.some(({ name, ofClass }) =>
      ofClass ? element.classList.contains(ofClass) : element._localName.toLowerCase() === name,
    );
}

const ask = selectors.matchesDontThrow;

/** jsdom's own function, which is only asked about selectors that could match. */
selectors.matchesDontThrow = (element, selectorList) => {
  if (typeof selectorList !== 'string') return ask(element, selectorList);
  let check = checks.get(selectorList);
  if (!check) checks.set(selectorList, (check = checkOf(selectorList)));
  return check(element) && ask(element, selectorList);
};
