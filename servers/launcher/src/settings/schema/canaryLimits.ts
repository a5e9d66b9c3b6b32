import { HEALTH_LIMITS, type HealthLimits } from '@fairtone/domain';

const LIMITS: Record<string, keyof HealthLimits> = {
  errors: 'errors',
  'more-than': 'moreThan',
  pages: 'pages',
  failing: 'failing',
};

/**
 * Parses `errors=5,more-than=2,pages=10,failing=5`, the options of `npm run release -- health`.
 * @throws Error for an unknown name or an invalid number
 */
export function readLimits(text: string): HealthLimits {
  const limits = { ...HEALTH_LIMITS };
  for (const part of text.split(',').filter((each) => each.trim())) {
    const [name, value] = part.split('=').map((side) => side.trim());
    const limit = LIMITS[name ?? ''];
    if (!limit || !/^\d+(\.\d+)?$/.test(value ?? '')) throw new Error(`"${part}" is no limit`);
    limits[limit] = Number(value);
  }
  return limits;
}
