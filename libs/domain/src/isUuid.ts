const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a value is a UUID. Check ids from addresses with it: the database answers others with an error instead of "not found". */
export function isUuid(value: string | undefined): value is string {
  return value !== undefined && UUID.test(value);
}
