import { optionalEnv } from '../_shared/env.ts';
import { serviceFunction } from '../_shared/serviceFunction.ts';
import { SETTINGS, type SettingName } from '../_shared/settings.ts';
import { openTransport } from '../send-emails/transport.ts';

/** @returns null when the mail server lets the functions in, otherwise its refusal */
async function mailFault(): Promise<string | null> {
  try {
    const transport = openTransport();
    await transport.verify().finally(transport.close);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

function settingFault(name: SettingName): string | null {
  try {
    return optionalEnv(name) === undefined ? 'missing' : null;
  } catch (error) {
    return messageOf(error);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Reports the settings of the functions, without their values, and whether the mail server accepts their password. Sends nothing. */
export const handler = serviceFunction(async () => ({
  settings: (Object.keys(SETTINGS) as SettingName[]).map((name) => ({
    name,
    setBy: SETTINGS[name].setBy,
    fault: settingFault(name),
  })),
  mailFault: await mailFault(),
}));
