import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { containerName, createConfig } from './createConfig.mjs';
import { describeRemote } from './describeRemote.mjs';
import { readThemeBootScript } from './readThemeBoot.mjs';

/**
 * Serves one app from memory and rebuilds it after every change.
 * @param isHot whether changes appear in place; otherwise the page reloads, which works with any shell
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
      hot: isHot,
      static: false,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      setupMiddlewares: (middlewares, { app: http }) => {
        // Read for every request: a new route or slot appears after a reload of the page.
        http.get('/remote.json', async (_request, response) => {
          const container = containerName(app, version);
          response.json(await describeRemote(app, { version, container, entry: 'remoteEntry.js', integrity: {} }));
        });
        return middlewares;
      },
    },
    webpack(config),
  );
  await server.start();
  return { app, origin, stop: () => server.stop() };
}
