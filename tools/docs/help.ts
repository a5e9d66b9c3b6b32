// npm run help: prints every command, grouped by who needs it.
import { commandHelp } from './tables/commands.ts';

console.log(commandHelp());
