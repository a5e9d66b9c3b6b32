import { compareVersions } from '@fairtone/releases';
import type { ToolContext } from './toolContext.ts';

/**
 * Says how two published versions of a remote differ: files that pages load with their bytes, routes, slots, dialogs and contract range.
 * @throws when one of them is not published
 */
export async function diff({ store, say }: ToolContext, remote: string, before: string, after: string): Promise<void> {
  const { files, equalFiles, bytes, places, contract } = await compareVersions(store, remote, before, after);
  say(`${remote} ${before} -> ${after}`);
  const counts = { added: 0, removed: 0, changed: 0 };
  for (const { file, before: old, after: fresh } of files) {
    if (old === null) {
      counts.added += 1;
      say(`  + ${file}  ${fresh} bytes`);
    } else if (fresh === null) {
      counts.removed += 1;
      say(`  - ${file}  ${old} bytes`);
    } else {
      counts.changed += 1;
      say(`  ~ ${file}  ${old} -> ${fresh} bytes (${signed(fresh - old)})`);
    }
  }
  const parts = Object.entries({ ...counts, equal: equalFiles }).map(([what, count]) => `${count} ${what}`);
  say(`  ${parts.join(', ')}`);
  say(`  all files: ${bytes.before} -> ${bytes.after} bytes (${signed(bytes.after - bytes.before)})`);
  for (const { kind, gone, come } of places)
    say(`  ${kind}: ${[...gone.map((name) => `- ${name}`), ...come.map((name) => `+ ${name}`)].join(', ')}`);
  if (contract.before !== contract.after) say(`  contract range: ${contract.before} -> ${contract.after}`);
}

const signed = (bytes: number) => (bytes > 0 ? `+${bytes}` : String(bytes));
