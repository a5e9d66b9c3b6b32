/** What this server is started with. */
export type DemoSettings = {
  /** Folder of the project: holds dist/. */
  root: string;
  dataDir: string;
  size: 'full' | 'small';
};
