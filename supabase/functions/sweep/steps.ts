import { eraseDeletedAlbums } from './albums.ts';
import { forgetOldAttempts, forgetOldTelemetry } from './records.ts';
import { forgetOldEmails } from './emails.ts';
import { findLostFiles } from './files.ts';
import { sweepOrders } from './orders.ts';

/** The steps of the hourly sweep, by name. Each returns its count. A failed step does not stop the others. */
export const steps: Record<string, () => Promise<number>> = {
  albums: eraseDeletedAlbums,
  emails: forgetOldEmails,
  files: findLostFiles,
  orders: sweepOrders,
  attempts: forgetOldAttempts,
  telemetry: forgetOldTelemetry,
};
