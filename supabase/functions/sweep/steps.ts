import { eraseDeletedAlbums } from './albums.ts';
import { forgetOldAttempts, forgetOldTelemetry } from './records.ts';
import { forgetOldEmails } from './emails.ts';
import { findLostFiles } from './files.ts';
import { sweepOrders } from './orders.ts';

/** What the hourly sweep clears away, by name. Each says how much it was. One that fails does not keep the others from running. */
export const steps: Record<string, () => Promise<number>> = {
  albums: eraseDeletedAlbums,
  emails: forgetOldEmails,
  files: findLostFiles,
  orders: sweepOrders,
  attempts: forgetOldAttempts,
  telemetry: forgetOldTelemetry,
};
