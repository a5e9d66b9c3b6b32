/** Above which an error alerts. `percent`: share of the devices of a day that met it. `devices`: least number of them. */
export type ErrorAlertLimits = { percent: number; devices: number };

export const ERROR_ALERT_LIMITS: ErrorAlertLimits = { percent: 1, devices: 5 };

/**
 * Reads `share=1,devices=5`; what is left out keeps its default.
 * @throws Error when a name is unknown or a value is no positive number
 */
export function readErrorAlertLimits(text: string): ErrorAlertLimits {
  const limits = { ...ERROR_ALERT_LIMITS };
  for (const pair of text.split(',')) {
    const [, name, value] = /^\s*(share|devices)=(\d+(?:\.\d+)?)\s*$/.exec(pair) ?? [];
    if (!name || Number(value) <= 0) throw new Error(`no limit: ${pair}`);
    limits[name === 'share' ? 'percent' : 'devices'] = Number(value);
  }
  return limits;
}
