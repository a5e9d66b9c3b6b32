/** What the run's global setup says of the backend of this worker. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: these tests need the running backend that the database project starts.`);
  return value;
}
