import { COMMAND_GROUPS, COMMANDS, type Command } from '../../commands.ts';
import { markdownTable } from '../markdown.ts';

const lineOf = ({ name, takes }: Command) => {
  const start = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  return takes ? `${start} ${takes}` : start;
};

const groups = Object.entries(COMMAND_GROUPS).map(([group, title]) => ({
  title,
  commands: COMMANDS.filter((command) => command.group === group),
}));

/** The commands in Markdown, one table per group. */
export const commandTables = () =>
  groups
    .map(({ title, commands }) => {
      const rows = commands.map((command) => [`\`${lineOf(command)}\``, command.purpose]);
      return `### ${title}\n\n${markdownTable(['command', 'purpose'], rows)}`;
    })
    .join('\n\n');

/** The commands as plain text for a terminal. */
export function commandHelp(): string {
  const width = Math.max(...COMMANDS.map((command) => lineOf(command).length)) + 2;
  return groups
    .map(({ title, commands }) =>
      [title, ...commands.map((command) => `  ${lineOf(command).padEnd(width)}${command.purpose}`)].join('\n'),
    )
    .join('\n\n');
}
