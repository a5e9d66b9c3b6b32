/** The backend of this worker, as the global setup describes it. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: these tests need the running backend that the database project starts.`);
  return value;
}
