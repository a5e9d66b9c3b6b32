/** The part of Deno's API that the functions use, for the Node toolchain. Deno itself never reads this file. */
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(handler: (request: Request) => Response | Promise<Response>): void;
}
