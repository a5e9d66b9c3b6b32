/** @jest-environment node */
import { readArticle } from './readArticle.mjs';

const FRONT = '---\ntitle: Help\ndescription: Answers.\n---\n';

it('reads titles, parts and the places that links name', () => {
  const text = '\nHello **you**.\n\n## Money {#money}\n\nA line.\n\n### Is it safe? {#safe}\n\n- yes\n- `sure`\n';
  const article = readArticle(FRONT + text);
  expect(article).toEqual({
    title: 'Help',
    description: 'Answers.',
    intro: [{ tag: 'p', children: ['Hello ', { tag: 'strong', children: ['you'] }, '.'] }],
    sections: [
      {
        id: 'money',
        title: 'Money',
        nodes: [{ tag: 'p', children: ['A line.'] }],
        entries: [
          {
            id: 'safe',
            title: 'Is it safe?',
            nodes: [
              {
                tag: 'ul',
                children: [
                  { tag: 'li', children: ['yes'] },
                  { tag: 'li', children: [{ tag: 'code', children: ['sure'] }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

it('reads links, code and tables', () => {
  const { intro } = readArticle(
    `${FRONT}\n[Terms](/terms)\n\n\`\`\`\nGET <x>\n\`\`\`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n`,
  );
  expect(intro).toEqual([
    { tag: 'p', children: [{ tag: 'a', href: '/terms', children: ['Terms'] }] },
    { tag: 'pre', children: ['GET <x>'] },
    {
      tag: 'table',
      children: [
        {
          tag: 'thead',
          children: [
            {
              tag: 'tr',
              children: [
                { tag: 'th', children: ['a'] },
                { tag: 'th', children: ['b'] },
              ],
            },
          ],
        },
        {
          tag: 'tbody',
          children: [
            {
              tag: 'tr',
              children: [
                { tag: 'td', children: ['1'] },
                { tag: 'td', children: ['2'] },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

it.each([
  ['no front matter', 'Hello'],
  ['an unknown field', '---\ntitle: A\ndescription: B\ncolour: red\n---\n'],
  ['html', `${FRONT}\n<b>bold</b>\n`],
  ['a script behind a link', `${FRONT}\n[x](javascript:alert(1))\n`],
  ['another site by a path', `${FRONT}\n[x](//evil.test)\n`],
  ['a heading without a place', `${FRONT}\n## Money\n`],
  ['a picture', `${FRONT}\n![x](/x.png)\n`],
])('refuses %s', (_what, markdown) => {
  expect(() => readArticle(markdown)).toThrow();
});
