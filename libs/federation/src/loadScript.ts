import { scriptUrl } from './trust/scriptPolicy.ts';

/** The script answered with an error, was blocked by its integrity, or was not reached. */
class ScriptError extends Error {
  override name = 'ScriptError';
}

/**
 * Runs a script in this page: of another release, or of the payment provider. @throws TypeError from anywhere else
 * @param integrity subresource integrity; a script of other bytes does not run
 * @param timeoutMs a server that answers nothing counts as failed after this long
 */
export function loadScript(url: string, integrity: string | undefined, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => finish(new ScriptError(`no answer within ${timeoutMs} ms from ${url}`)), timeoutMs);

    function finish(error?: ScriptError) {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      // A script that failed stays in the document's memory otherwise, and a retry would not ask the server again.
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
