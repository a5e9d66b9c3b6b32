import { makePreview, previewLink } from '@fairtone/releases';
import { publish } from './commands.ts';
import type { ToolContext } from './toolContext.ts';
import { readPublishContract, verify } from './verify/verify.ts';

interface PreviewOptions {
  /** URL of the live site, as for `publish`. */
  shell: string | null;
  /** URL of the site that the link leads to. */
  site: string;
  now: Date;
}

/**
 * Publishes the build of a remote and makes a link that shows it, for a week, in the browser that opens the link.
 * @returns the link
 * @throws listing every reason against the build: a preview must satisfy what a promotion must
 */
export async function preview(workplace: ToolContext, remote: string, options: PreviewOptions): Promise<string> {
  const { root, say } = workplace;
  const version = await publish(workplace, remote, { shell: options.shell });
  const { id, until } = await makePreview(workplace, remote, version, {
    verify: async () => verify(workplace, remote, version, await readPublishContract(root, options.shell)),
    now: options.now,
  });
  const link = previewLink(remote, id, options.site);
  say(`Until ${until.slice(0, 10)} this link shows ${remote} ${version} to whoever opens it: ${link}`);
  return link;
}

/** Ends a preview before its time. @param link the link that `preview` printed @throws when there is no such preview */
export async function endPreview({ store, rights, say }: ToolContext, link: string): Promise<void> {
  const [, remote = '', id = ''] = /\/preview\/([a-z][a-z0-9-]*)\/([\w-]+)$/.exec(link) ?? [];
  rights.require(remote);
  const made = (await store.previews(remote)).find((each) => each.id === id);
  if (!made) throw new Error(`${link} leads to no preview of this store.`);
  await store.removePreview(remote, id);
  say(`The preview of ${remote} ${made.release.version} has ended.`);
}
