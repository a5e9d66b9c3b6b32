import { CONFIG_ELEMENT_ID, publicConfigSchema, type PublicConfig } from '@fairtone/contracts';

let current: PublicConfig | null = null;

/**
 * The deployment's public settings: those of `setConfig`, otherwise those in the page.
 * @throws Error with the id of the missing element when neither exists
 */
export function getConfig(): PublicConfig {
  current ??= readInlineConfig();
  return current;
}

/** Sets the settings, for prerendering and tests, which have none in a page. */
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
  // Relative URLs keep one HTML valid for every host name.
  return { ...config, supabaseUrl: new URL(config.supabaseUrl || '/', location.href).href.replace(/\/$/, '') };
}
