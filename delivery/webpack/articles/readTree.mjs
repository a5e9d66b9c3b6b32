const SAFE_LINK = /^(\/(?!\/)|#|https:\/\/|mailto:)/;

/** Parses Markdown tokens into a tree of text and `{tag, href?, children?}`. */
export const readTree = (tokens = []) => tokens.flatMap((token) => readToken(token) ?? []);

function readToken(token) {
  const read = READERS[token.type];
  if (!read) throw new Error(`An article cannot hold ${token.type}: "${token.raw.trim().slice(0, 60)}"`);
  return read(token);
}

const element = (tag, children, more) => ({ tag, ...more, ...(children.length > 0 && { children }) });
const around = (tag) => (token) => element(tag, readTree(token.tokens));

const READERS = {
  space: () => null,
  text: (token) => (token.tokens ? readTree(token.tokens) : token.text.replaceAll(/\s+/g, ' ')),
  escape: ({ text }) => text,
  br: () => element('br', []),
  paragraph: around('p'),
  blockquote: around('blockquote'),
  strong: around('strong'),
  em: around('em'),
  codespan: ({ text }) => element('code', [text]),
  code: ({ text }) => element('pre', [text]),
  list: ({ ordered, items }) =>
    element(
      ordered ? 'ol' : 'ul',
      items.map((item) => element('li', readTree(item.tokens))),
    ),
  link: ({ href, tokens }) => {
    if (!SAFE_LINK.test(href)) throw new Error(`A link leads to a path of the site, #, https: or mailto: "${href}"`);
    return element('a', readTree(tokens), { href });
  },
  table: ({ header, rows }) =>
    element('table', [
      element('thead', [element('tr', header.map(around('th')))]),
      element(
        'tbody',
        rows.map((row) => element('tr', row.map(around('td')))),
      ),
    ]),
};
