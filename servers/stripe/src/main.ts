import { readConfig } from './config.ts';
import { startProvider } from './provider.ts';

/** Entry point of the provider's process. It has no database credentials: signed webhooks are its only way to tell the shop anything. */
const config = readConfig(process.env);
const stop = await startProvider(config);
console.log(`payments: test mode, http://127.0.0.1:${config.port}`);

let isStopping = false;
async function leave(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stop();
  process.exit(0);
}
process.on('SIGTERM', () => void leave());
process.on('SIGINT', () => void leave());
// Exits with the gateway that started it, which otherwise would leave the port and the journal taken. When tests control it, it stays, as a
// real provider does: people pay while the shop is down.
if (!config.hasTestControl) {
  if (process.connected) process.on('disconnect', () => void leave());
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void leave(), 500).unref();
}
