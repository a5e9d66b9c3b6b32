import { CONFIG_ELEMENT_ID, RELEASES_ELEMENT_ID, type PublicConfig, type ReleaseManifest } from '@fairtone/contracts';
import { preloadLinks, type Visit } from './preloadLinks.ts';
import type { ShellBuild } from './shellBuild.ts';

/** Fills the shell's html with what only the moment of delivery knows. */
export function fillShellPage(
  { html, preloads }: ShellBuild,
  config: PublicConfig,
  manifest: ReleaseManifest,
  visit: Visit,
): string {
  return html
    .replace('<!--fairtone:preload-->', () => preloadLinks(preloads, manifest, visit))
    .replace('<!--fairtone:config-->', () => dataBlock(CONFIG_ELEMENT_ID, config))
    .replace('<!--fairtone:releases-->', () => dataBlock(RELEASES_ELEMENT_ID, manifest));
}

/** `<` is escaped, so that no value can end the element. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
