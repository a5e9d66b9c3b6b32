import type { Database, Json } from './database.types.ts';

export type { Database, Json };

type Public = Database['public'];

/** A row as it is read. @example `Tables<'albums'>` */
export type Tables<Name extends keyof (Public['Tables'] & Public['Views'])> = (Public['Tables'] &
  Public['Views'])[Name]['Row'];

/** What an insert accepts: columns with a default or null may be left out. @example `TablesInsert<'playlists'>` */
export type TablesInsert<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Insert'];

/** What an update accepts. Column grants are narrower: see the table's migration. @example `TablesUpdate<'profiles'>` */
export type TablesUpdate<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Update'];

/** Parameters of a SQL function. @example `FunctionArgs<'create_order'>` */
export type FunctionArgs<Name extends keyof Public['Functions']> = Public['Functions'][Name]['Args'];

/** What a SQL function returns. @example `FunctionReturns<'withdraw_album'>` */
export type FunctionReturns<Name extends keyof Public['Functions']> = Public['Functions'][Name]['Returns'];
