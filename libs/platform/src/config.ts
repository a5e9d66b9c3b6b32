import { CONFIG_ELEMENT_ID, publicConfigSchema, type PublicConfig } from '@fairtone/contracts';

let current: PublicConfig | null = null;

/**
 * The deployment's public settings: what was given to `setConfig`, else what the page carries inline.
 * @throws when neither exists, naming the element that was looked for
 */
export function getConfig(): PublicConfig {
  current ??= readInlineConfig();
  return current;
}

/** Sets the settings by hand: the standalone harness and tests have no inlined ones. */
export function setConfig(config: PublicConfig): void {
  current = config;
}

function readInlineConfig(): PublicConfig {
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  if (!text?.trim()) {
    throw new Error(
      `The page carries no settings: expected <script type="application/json" id="${CONFIG_ELEMENT_ID}">`,
    );
  }
  const config = publicConfigSchema.parse(JSON.parse(text));
  // Relative addresses keep one html valid for every host name that serves it.
  return { ...config, supabaseUrl: new URL(config.supabaseUrl || '/', location.href).href.replace(/\/$/, '') };
}
