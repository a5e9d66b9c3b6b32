import { codeList, markdownTable, wordList } from '../markdown.ts';
import { apps, libs, literal, projectsWith } from '../sources.ts';

/** Every event with its payload, emitters and listeners. */
export function eventTable(root: string, payloads: Readonly<Record<string, readonly string[]>>): string {
  const projects = [...apps(root), ...libs(root)];
  const rows = Object.entries(payloads).map(([name, fields]) => {
    const called = (method: string) => new RegExp(`\\b${method}\\([^;]{0,80}'${literal(name)}'`);
    const [emit, on] = [called('emit'), called('on')];
    return [
      `\`${name}\``,
      codeList(fields),
      wordList(projectsWith(root, projects, ({ text }) => emit.test(text))),
      wordList(projectsWith(root, projects, ({ text }) => on.test(text))),
    ];
  });
  return markdownTable(['event', 'payload', 'emitted by', 'heard by'], rows);
}
