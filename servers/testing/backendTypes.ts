/** Rows that a backend begins with, beside those of the migrations. */
export type BackendSeed = {
  /** Names the template that holds these rows. */
  name: string;
  /** Files and folders, relative to the project, that decide what the rows are: a change makes a new template. */
  sources: string[];
  /** Writes the rows into a migrated, empty shop. Runs once for each template. */
  fill: (backend: RunningBackend) => Promise<unknown>;
};

export type BackendOptions = {
  /** A data folder that `stop()` keeps; without it a temporary copy of the template is used and removed. */
  dataDir?: string;
  /** Starts with an empty folder instead of a copy of the template, to test the first start. */
  isFirstStart?: boolean;
  /** Without a demo: the rows that the copied template holds. */
  seed?: BackendSeed;
  demo?: 'off' | 'small' | 'full';
  env?: Record<string, string>;
};

export type RunningBackend = {
  url: string;
  paymentsUrl: string | null;
  /** The publishable key `default`. */
  anonKey: string;
  /** The secret key `default`. */
  serviceKey: string;
  /** The superuser's database URL. It changes with `restart()`. */
  databaseUrl: string;
  dataDir: string;
  pid: number;
  /** The gateway's output so far. */
  output: () => string;
  /** Closes the pipes of its output, as a closed terminal does. */
  hangUp: () => void;
  /** Sends SIGTERM to it, so that it stops with its children; returns its exit code. */
  stop: () => Promise<number | null>;
  /** Sends SIGTERM as `stop()` does, and keeps its folder; returns its exit code. */
  terminate: () => Promise<number | null>;
  /** Kills the gateway alone. Its children live until the next start. */
  kill9: () => Promise<void>;
  /** Starts it again with the same data and port. */
  restart: () => Promise<void>;
};
