import type { NodeBindings } from '@fairtone/servers/shared';
import type { Hono } from 'hono';
import type { Sql } from '../database/connection.ts';
import type { SessionCheck } from '../keys/sessionCheck.ts';
import type { TokenKeys } from '../keys/tokenKeys.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { SupabaseSecrets, SupabaseSettings } from '../settings.ts';
import type { TokenBox } from './oneTimeTokens.ts';
import type { TextSender } from './textMessages.ts';

/** The dependencies of the auth service. */
export type AuthParts = {
  sql: Sql;
  config: SupabaseSettings;
  secrets: SupabaseSecrets;
  outbox: Outbox;
  sessions: SessionCheck;
  tokenKeys: Pick<TokenKeys, 'signingKey'>;
};

export type AuthDeps = AuthParts & { tokens: TokenBox; texts: TextSender };

export type AuthApp = Hono<NodeBindings>;
