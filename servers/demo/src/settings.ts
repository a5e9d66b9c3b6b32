/** Settings of this server. */
export type DemoSettings = {
  /** Folder of the project, which contains dist/. */
  root: string;
  dataDir: string;
  size: 'full' | 'small';
};
