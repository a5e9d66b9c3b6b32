/** Whether two types are the same, `any` included. For type tests (`*.test-d.ts`), which tsc runs. */
export type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Fails to compile unless `Claim` is true. */
export type Expect<Claim extends true> = Claim;
