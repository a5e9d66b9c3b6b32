/** Settings of jest for the tests of a remote. */
export const preset: Record<string, unknown>;
