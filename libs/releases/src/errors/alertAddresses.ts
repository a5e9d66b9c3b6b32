/** The queue drops other addresses silently: the rule of `private.is_email_address`. */
const ADDRESS = /^[^\s<>@,;"]+@[^\s<>@,;"]+$/;
const MAX_LENGTH = 320;

/**
 * Reads the addresses that get alerts, separated by commas. Empty parts are skipped, repeated addresses are one.
 * @throws Error naming the first text that is no e-mail address
 */
export function readAlertAddresses(text: string): string[] {
  const addresses = text.split(',').flatMap((part) => part.trim() || []);
  const wrong = addresses.find((address) => address.length > MAX_LENGTH || !ADDRESS.test(address));
  if (wrong !== undefined) throw new Error(`no e-mail address: ${wrong}`);
  return [...new Set(addresses)];
}
