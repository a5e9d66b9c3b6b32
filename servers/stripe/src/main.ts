import { readConfig } from './config.ts';
import { startProvider } from './provider.ts';

/** The provider's process. It holds no database credentials: all it can tell the shop are signed webhooks. */
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
// Started by the gateway, it ends with it: a killed gateway would leave the port and the journal taken. Under the control of
// tests it stays, as a real provider does: people pay while the shop is down.
if (!config.hasTestControl) {
  if (process.connected) process.on('disconnect', () => void leave());
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void leave(), 500).unref();
}
