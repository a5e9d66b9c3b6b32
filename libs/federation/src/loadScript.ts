import { scriptUrl } from './trust/scriptPolicy.ts';

/** The script answered with an error, was blocked by its integrity, or was not reached. */
class ScriptError extends Error {
  override name = 'ScriptError';
}

/**
 * Loads a script of a release or of the payment provider and runs it in this page.
 * @param integrity subresource integrity; a script with other bytes does not run
 * @param timeoutMs a server that does not answer counts as failed after this time
 * @throws TypeError for any other URL, and ScriptError when the script does not run
 */
export function loadScript(url: string, integrity: string | undefined, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => finish(new ScriptError(`no answer within ${timeoutMs} ms from ${url}`)), timeoutMs);

    function finish(error?: ScriptError) {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      // Without this the document keeps the failed script in memory, and a retry sends no request.
      if (error) script.remove();
      if (error) reject(error);
      else resolve();
    }

    script.src = scriptUrl(url);
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.onload = () => finish();
    script.onerror = () => finish(new ScriptError(`could not be loaded or is not what was released: ${url}`));
    document.head.append(script);
  });
}
