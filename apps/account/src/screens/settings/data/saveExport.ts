import { authorizedFetch, FunctionFailure, getConfig } from '@fairtone/platform';

const FILE_NAME = 'fairtone-account.json';
/** The browser reads the file from its URL after the click, and reports no end. */
const REVOKE_URL_AFTER_MS = 60_000;

/**
 * Fetches the signed-in user's data as JSON and starts a browser download of it.
 * @throws FunctionFailure when the server refused it, SyntaxError when the response is incomplete
 */
export async function saveExport(): Promise<void> {
  const response = await authorizedFetch(`${getConfig().supabaseUrl}/functions/v1/export-account`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new FunctionFailure('refused', response.statusText, response.status);
  const text = await response.text();
  // Parses the complete text: an export that was cut off must not be saved as a document.
  JSON.parse(text);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_URL_AFTER_MS);
}
