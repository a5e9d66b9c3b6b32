export type BackendOptions = {
  /** Kept after `stop()`; without it a temporary copy of the template is made and removed. */
  dataDir?: string;
  /** Begins with an empty folder instead of a copy of the template, to test the first start. */
  isFirstStart?: boolean;
  demo?: 'off' | 'small' | 'full';
  env?: Record<string, string>;
};

export type RunningBackend = {
  url: string;
  paymentsUrl: string | null;
  anonKey: string;
  serviceKey: string;
  /** Superuser's address of Postgres. Another one after `restart()`. */
  databaseUrl: string;
  dataDir: string;
  pid: number;
  /** What the gateway printed so far. */
  output: () => string;
  /** Closes the pipes that its lines go into, as a closed terminal does. */
  hangUp: () => void;
  /** Stops it politely and every child with it; returns its exit code. */
  stop: () => Promise<number | null>;
  /** Asks it to stop as `stop()` does, and leaves its folder as it is; returns its exit code. */
  terminate: () => Promise<number | null>;
  /** Ends the gateway alone, in the middle of whatever it does. Its children live on until the next start. */
  kill9: () => Promise<void>;
  /** Starts it again on the same data and port. */
  restart: () => Promise<void>;
};
