/** One requirement of the specification, with the tests that prove it. */
export interface Row {
  /** Section and number: `2.14`. */
  id: string;
  /** Number of its heading. */
  section: number;
  requirement: string;
  /** Texts and constants that the test must contain. */
  literals: string[];
  /** The product decision that replaced the requirement, as written in the row. */
  supersededBy: string | null;
  path: string;
  /** Titles from the outermost describe to the test. */
  titles: string[];
}

export interface Coverage {
  /** Numbers of all `## N. Title` headings, in order. */
  sections: number[];
  rows: Row[];
  /** Rows that cannot be parsed, as messages. */
  unreadable: string[];
}

const HEADING = /^## (\d+)\. \S/;
const CODE_SPAN = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;
const CELLS = 4;

/** Reads docs/specification-coverage.md: tables of row, requirement, literal and test under numbered headings. */
export function parseCoverage(markdown: string): Coverage {
  const coverage: Coverage = { sections: [], rows: [], unreadable: [] };
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    const heading = HEADING.exec(line);
    if (heading) coverage.sections.push(Number(heading[1]));
    if (!line.startsWith('|')) continue;
    const cells = cellsOf(line);
    if (cells.every((cell) => /^:?-+:?$/.test(cell)) || cells[0] === 'row') continue;
    const section = coverage.sections.at(-1);
    if (cells.length !== CELLS || section === undefined) {
      const problem = section === undefined ? 'stands under no `## N. Title`' : `has ${cells.length} cells`;
      coverage.unreadable.push(
        `Line ${index + 1} ${problem}: write | row | requirement | \`literal\` | path › title | (a bar inside as \\|).`,
      );
      continue;
    }
    coverage.rows.push(rowOf(cells, section));
  }
  return coverage;
}

function rowOf([id = '', requirement = '', literal = '', test = '']: string[], section: number): Row {
  const [path = '', ...titles] = test.split(' › ').map((part) => part.trim());
  const prose = literal.replace(CODE_SPAN, '').replace(/[;,\s]+$/, '');
  return {
    id,
    section,
    requirement,
    literals: [...literal.matchAll(CODE_SPAN)].map(([, , text = '']) => text.trim()),
    supersededBy: prose.startsWith('superseded') ? prose : null,
    path,
    titles,
  };
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}
