import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { containerName, createConfig } from './createConfig.mjs';
import { describeRemote } from './describeRemote.mjs';
import { readThemeBootScript } from './readThemeBoot.mjs';

/**
 * Serves one app from memory and rebuilds it after every change.
 * @param isHot whether changes of components appear in place; otherwise the page reloads, which works with any shell. Changed texts
 * always appear in place.
 * @returns its name, its origin, and a function that stops it
 */
export async function startDevServer(app, port, { isHot = true } = {}) {
  const origin = `http://localhost:${port}`;
  const version = 'dev';
  const themeBootScript = app === 'shell' ? await readThemeBootScript() : '';
  const config = createConfig({ app, version, mode: 'development', isHot, themeBootScript });
  if (app === 'shell') config.output.publicPath = `${origin}/`;
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      static: false,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      setupMiddlewares(middlewares) {
        // After the headers, which allow the shells of other origins to read it, and before the files, which wait for the compiler.
        const files = middlewares.findIndex(({ name }) => name === 'webpack-dev-middleware');
        return middlewares.toSpliced(files, 0, descriptionOf(app, version));
      },
    },
    webpack(config),
  );
  await server.start();
  return { app, origin, stop: () => server.stop() };
}

/** Answers `/remote.json`. It is made for every request: a new route or slot appears after a reload of the page. */
function descriptionOf(app, version) {
  return {
    name: 'describe-remote',
    path: '/remote.json',
    async middleware(_request, response) {
      const build = { version, container: containerName(app, version), entry: 'remoteEntry.js', integrity: {} };
      try {
        response.json(await describeRemote(app, build));
      } catch (error) {
        // A remote.ts with a mistake in it: the next request may find it corrected.
        console.error(`${app} cannot be described: ${error.message}`);
        response.status(500).json({ error: error.message });
      }
    },
  };
}
