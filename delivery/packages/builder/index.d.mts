import type { Configuration } from 'webpack';

export interface RemoteBuild {
  /** Name of the remote: `name` in package.json. */
  app: string;
  /** Version of the release; the version in package.json when omitted. */
  version?: string;
  mode?: 'production' | 'development';
}

/** The webpack configuration of every remote: federation, shared modules, integrity, hidden source maps. */
export function createConfig(build: RemoteBuild): Configuration;

/**
 * Builds the remote of the present folder into `dist/apps/<remote>`, ready to be published.
 * @returns its version, which contains a digest of the sources
 * @throws with all errors of the build
 */
export function buildRemote(remote: string): Promise<string>;
