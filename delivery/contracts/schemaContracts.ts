import * as contracts from '@fairtone/contracts';
import * as releaseConsole from '@fairtone/contracts/releaseConsole';
import * as z from 'zod';
import type { Contract, Direction, Shape } from './description.ts';

/** Schemas whose name does not show their direction. A schema that is not listed here is checked in both directions, the strictest rule. */
const DIRECTIONS: Record<string, Direction> = {
  publicConfigSchema: 'given',
  releaseManifestSchema: 'given',
  functionErrorSchema: 'given',
  changedPricesSchema: 'given',
  downloadFileSchema: 'given',
  remoteDefinitionSchema: 'accepted',
  languageSchema: 'accepted',
  downloadFormatSchema: 'accepted',
};

function directionOf(name: string): Direction {
  if (name.endsWith('RequestSchema')) return 'accepted';
  if (name.endsWith('ResponseSchema')) return 'given';
  return DIRECTIONS[name] ?? 'both';
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Describes the contract of one zod schema. */
export function schemaContract(schema: z.core.$ZodType, direction: Direction): Contract {
  const json = z.toJSONSchema(schema, {
    io: direction === 'given' ? 'output' : 'input',
    unrepresentable: 'any',
    reused: 'inline',
  });
  delete json.$schema;
  return { direction, shape: json as Shape };
}

/** Every schema that libs/contracts exports, with those of its entry `releaseConsole`, and every event. New ones are found by their names. */
export function schemaContracts(): Record<string, Contract> {
  const found: Record<string, Contract> = {};
  for (const [name, value] of Object.entries({ ...contracts, ...releaseConsole })) {
    if (isSchema(value)) found[`schema ${name}`] = schemaContract(value, directionOf(name));
  }
  for (const [name, schema] of Object.entries(contracts.eventSchemas)) {
    found[`event ${name}`] = schemaContract(schema, 'both');
  }
  return found;
}
