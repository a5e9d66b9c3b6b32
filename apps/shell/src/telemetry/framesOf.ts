/** As many as the function `telemetry` takes. */
const MOST_FRAMES = 20;
/** `    at name (url:line:column)` of V8, `name@url:line:column` of Firefox and Safari. */
const FRAME =
  /^\s*(?:at (?:async )?(?:new )?(?:(.*?) \()?|(.*?)@)(https?:\/\/[^\s()?#]+?\.js)(?:\?[^\s():]*)?:(\d{1,7}):(\d{1,7})\)?$/;
const NAME = /^[\w$.<>]{1,60}$/;

/**
 * The frames of an error in our own scripts, innermost first, as `name script:line:column`; `-` is a function without a name. Only the script's
 * file name is kept: its folder and query are not.
 * @param origins where our scripts come from
 */
export function framesOf(error: unknown, origins: string[]): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, v8, other, url, row, column] = FRAME.exec(line) ?? [];
      const { origin, pathname } = url ? new URL(url) : { origin: '', pathname: '' };
      const file = pathname.split('/').at(-1)!;
      if (!origins.includes(origin) || !/^[\w.-]{4,80}$/.test(file)) return [];
      const name = v8 ?? other ?? '';
      return [`${NAME.test(name) ? name : '-'} ${file}:${row}:${column}`];
    })
    .slice(0, MOST_FRAMES);
}
