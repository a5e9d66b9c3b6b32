/**
 * The federation's async edge, kept in the same file: every shared module is already here. What they do when they first run is half a
 * second on a phone; in parts, a finger that moves the page meanwhile is answered between them. In the order in which they need
 * each other.
 */
const PARTS: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["useLocation"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["LANGUAGES"] */ '@fairtone/contracts'),
  () => import(/* webpackMode: "eager", webpackExports: ["api"] */ '@fairtone/api'),
  () => import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ '@fairtone/store'),
  () => import(/* webpackMode: "eager", webpackExports: ["createI18n"] */ '@fairtone/i18n'),
  () => import(/* webpackMode: "eager", webpackExports: ["createRemoteRegistry"] */ '@fairtone/federation'),
  () => import(/* webpackMode: "eager" */ './bootstrap.tsx'),
];

void run();

async function run() {
  for (const part of PARTS) {
    await part();
    await betweenTasks();
  }
}

/** Lets the browser do what waits; by a message, which no timer delays. */
function betweenTasks(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
