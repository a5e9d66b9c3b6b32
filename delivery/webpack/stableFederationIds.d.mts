/** The part of webpack that the plugin uses. */
export class StableFederationIdsPlugin {
  apply(compiler: object): void;
}
