import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signToken } from '../keys/jwt.ts';
import { writeFileSafely } from './writeFileSafely.ts';

/** Made once per data folder and kept in `secrets.json`, readable by its owner only. */
export type Secrets = {
  jwtSecret: string;
  /** Signs storage urls. Another secret than the tokens': a signed url must never pass as a session. */
  signedUrlSecret: string;
  refreshTokenSecret: string;
  databasePassword: string;
  authenticatorPassword: string;
  webhookSecret: string;
  anonKey: string;
  serviceKey: string;
};

const TEN_YEARS_S = 10 * 365 * 24 * 3600;

export const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json');

export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = secretsFile(dataDir);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets = await makeSecrets();
  writeFileSafely(file, JSON.stringify(secrets, null, 2), 0o600);
  return secrets;
}

async function makeSecrets(): Promise<Secrets> {
  const jwtSecret = random();
  const key = (role: string) => signToken({ iss: 'fairtone', role }, jwtSecret, TEN_YEARS_S);
  return {
    jwtSecret,
    signedUrlSecret: random(),
    refreshTokenSecret: random(),
    databasePassword: random(),
    authenticatorPassword: random(),
    webhookSecret: `whsec_${random()}`,
    anonKey: await key('anon'),
    serviceKey: await key('service_role'),
  };
}

const random = () => randomBytes(32).toString('hex');
