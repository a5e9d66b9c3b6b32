/** One audit of a report. */
export interface AuditResult {
  id: string;
  title: string;
  description: string;
  /** Score from 0 to 1; null when the audit does not apply. */
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
  explanation?: string;
  errorMessage?: string;
  details?: unknown;
  metricSavings?: Record<string, number | undefined>;
  numericValue?: number;
}

/** The parts of Lighthouse's report (`lhr`) that are read here. */
export interface Result {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  audits: Record<string, AuditResult>;
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number; group?: string }[] } | undefined
  >;
}

interface Options {
  port: number;
  logLevel: 'error';
  onlyCategories: string[];
  disableFullPageScreenshot: boolean;
  /** Merged into the defaults. */
  throttling: { cpuSlowdownMultiplier: number };
}

export type Lighthouse = (url: string, options: Options) => Promise<{ lhr: Result } | undefined>;
