import { headings } from './headings.ts';

/** A row of docs/questions.md. */
export interface Question {
  text: string;
  /** Anchor of the section of ARCHITECTURE.md that leads to the answer. */
  section: string;
  /** Files that answer it, each with a word that the answer contains. */
  answers: { file: string; word: string }[];
}

const SECTION = /\]\(\.\.\/ARCHITECTURE\.md#([\w-]+)\)/;
const ANSWER = /`([^`]+)`: `([^`]+)`/g;

/** The rows of the table of questions: question, link to a section, files with a word of each. */
export const readQuestions = (markdown: string): Question[] =>
  markdown
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, text]) => text?.endsWith('?'))
    .map(([, text, section, answers]) => ({
      text: text!,
      section: SECTION.exec(section!)?.[1] ?? '',
      answers: [...answers!.matchAll(ANSWER)].map(([, file, word]) => ({ file: file!, word: word! })),
    }));

/**
 * What is wrong with a question's answers: a file that does not exist or lacks the word, or a file to which the section of the
 * architecture does not lead. A section leads to a file that it names, and to a file that a README names to which it links.
 * @param read returns the text of a file by its path from the root, or null when there is none
 */
export function problemsOf(question: Question, architecture: string, read: (path: string) => string | null): string[] {
  const section = headings(architecture).find(({ slug }) => slug === question.section)?.body;
  if (section === undefined) return [`ARCHITECTURE.md has no section #${question.section}`];
  return question.answers.flatMap(({ file, word }) => {
    const text = read(file);
    if (text === null) return [`${file} does not exist`];
    if (!text.includes(word)) return [`${file} does not contain ${word}`];
    return leadsTo(section, file, read) ? [] : [`#${question.section} does not lead to ${file}`];
  });
}

function leadsTo(section: string, file: string, read: (path: string) => string | null): boolean {
  if (section.includes(`\`${file}\``) || section.includes(`](${file}`)) return true;
  const readmes = [...section.matchAll(/\]\(([^)\s#]*README\.md)\)/g)].map(([, path]) => path!);
  return readmes.some((readme) => {
    const folder = readme.replace(/README\.md$/, '');
    return file.startsWith(folder) && read(readme)?.includes(`\`${file.slice(folder.length)}\``);
  });
}
