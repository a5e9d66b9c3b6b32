import { z } from 'zod';
import type { FormValue } from '../form.ts';
import { Problem } from '../problem.ts';

/** Forms contain text only; these schemas parse it into the types of Stripe's parameters. */
export const whole = z
  .string()
  .regex(/^\d{1,12}$/, 'Invalid integer')
  .transform(Number);
export const cents = whole.pipe(z.int().min(1));
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
export const usd = z.literal('usd');
export const httpUrl = z.url({ protocol: /^https?$/ }).max(5000);
export const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
export const text = (most: number) => z.string().max(most);
const expand = z.array(z.string()).max(20).optional();

function paramName(path: PropertyKey[]): string {
  return path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('');
}

/** Turns the first validation issue into Stripe's error, which names the parameter and the problem. */
function toProblem(error: z.ZodError): Problem {
  const [issue] = error.issues;
  if (!issue) return new Problem(400, 'Invalid request');
  if (issue.code === 'unrecognized_keys') {
    const param = paramName([...issue.path, issue.keys[0] ?? '']);
    return new Problem(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = paramName(issue.path);
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  if (isMissing) return new Problem(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return new Problem(400, `Invalid ${param}: ${issue.message}`, { code: 'parameter_invalid', param });
}

export type Params<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;
export interface Read<Shape extends z.ZodRawShape> {
  params: Params<Shape>;
  expand: string[];
}

/** @throws Problem with Stripe's error */
export function readParams<Shape extends z.ZodRawShape>(shape: Shape, form: { [key: string]: FormValue }): Read<Shape> {
  const parsed = z.strictObject({ ...shape, expand }).safeParse(form);
  if (!parsed.success) throw toProblem(parsed.error);
  const { expand: paths, ...params } = parsed.data as { expand?: string[] };
  return { params: params as Params<Shape>, expand: paths ?? [] };
}
