/** The part of webpack that the plugin uses. */
export class StableFederationEntryPlugin {
  apply(compiler: object): void;
}
