import { remoteBuildSchema, type ReleaseManifest } from '@fairtone/contracts';

/** The manifest, with every remote that has a dev server replaced by that server's current build. */
export async function devManifest(
  manifest: ReleaseManifest,
  servers: Record<string, string>,
): Promise<ReleaseManifest> {
  const remotes = { ...manifest.remotes };
  for (const [name, origin] of Object.entries(servers)) {
    if (name === 'shell') continue;
    const description: unknown = await (await fetch(`${origin}/remote.json`)).json();
    remotes[name] = { live: { ...remoteBuildSchema.parse(description), baseUrl: `${origin}/` } };
  }
  return { ...manifest, remotes };
}

/** The shell's HTML from its dev server, including scripts. */
export async function devShellPage(origin: string): Promise<string> {
  return (await fetch(`${origin}/index.html`)).text();
}
