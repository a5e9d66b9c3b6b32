/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../servers/testing/freePort.ts';

/** Starts the dev server of the player around a script that compiles at once; its description is made from the real sources. */
const SCRIPT = `
  import { register } from 'node:module';
  const config = "data:text/javascript," + encodeURIComponent(
    "export const containerName = (app) => 'container_of_' + app; export const createConfig = () => ({ mode: 'none', stats: 'none', entry: 'data:text/javascript,', output: { filename: 'remoteEntry.js' } });");
  register("data:text/javascript," + encodeURIComponent(
    "export const resolve = (name, context, next) => name === './createConfig.mjs' ? { url: '" + config.replaceAll("'", '%27') + "', shortCircuit: true } : next(name, context);"));
  const { startDevServer } = await import(process.cwd() + '/delivery/webpack/devServer.mjs');
  for (const [app, port] of Object.entries(JSON.parse(process.env.PORTS))) await startDevServer(app, port, { isHot: false });
  console.log('serving');`;

let servers: ChildProcess;
const origins: Record<string, string> = {};

beforeAll(async () => {
  const ports = { player: await freePort(), 'no-such-remote': await freePort() };
  for (const [app, port] of Object.entries(ports)) origins[app] = `http://localhost:${port}`;
  servers = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    env: { ...process.env, PORTS: JSON.stringify(ports) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    servers.stdout!.on('data', (text) => String(text).includes('serving') && resolve());
    servers.once('exit', (code) => reject(new Error(`The dev servers ended with ${code}.`)));
  });
}, 60_000);
afterAll(async () => {
  if (servers.exitCode === null && servers.kill()) await once(servers, 'exit');
});

const ask = (app: string, path: string) =>
  fetch(origins[app] + path, {
    headers: { origin: 'https://shop.test', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site' },
  });

describe('The dev server of a remote', () => {
  it.each(['/remote.json', '/remoteEntry.js'])('lets the page of any shell read %s', async (path) => {
    const answer = await ask('player', path);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });

  it('describes the remote as it is in its sources', async () => {
    const described: unknown = await (await ask('player', '/remote.json')).json();
    expect(described).toMatchObject({
      name: 'player',
      version: 'dev',
      container: 'container_of_player',
      slots: ['shell.player'],
      integrity: {},
    });
  });

  it('says what is wrong with sources that cannot be described, and goes on', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask('no-such-remote', '/remote.json');
      expect([answer.status, await answer.text()]).toEqual([
        500,
        expect.stringContaining('apps/no-such-remote/src/remote.ts'),
      ]);
    }
  });
});
