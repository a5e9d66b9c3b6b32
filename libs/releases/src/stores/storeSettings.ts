/** Variables that name the store of the release tool when it is no folder. The folder is `FAIRTONE_RELEASES_DIR`. */
export const STORE_SETTINGS = [
  'FAIRTONE_RELEASES_STORE',
  'FAIRTONE_RELEASES_BASE_URL',
  'FAIRTONE_S3_REGION',
  'FAIRTONE_S3_ENDPOINT',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
] as const;
