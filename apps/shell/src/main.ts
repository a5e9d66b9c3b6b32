import { yieldToMain, prerenderPainted } from './app/scheduling.ts';

/**
 * The page's modules in the order of their dependencies. They run one by one, so that the browser can paint and handle input in between.
 * All are in this chunk already (with the federation's async boundary); a module that is imported twice runs once.
 */
const MODULES = [
  () => import(/* webpackMode: "eager" */ '@emotion/react/jsx-runtime'),
  () => import(/* webpackMode: "eager" */ 'zod/mini'),
  () => import(/* webpackMode: "eager" */ '@fairtone/contracts'),
  () => import(/* webpackMode: "eager" */ '@fairtone/platform'),
  () => import(/* webpackMode: "eager" */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager" */ '@fairtone/api'),
  () => import(/* webpackMode: "eager" */ '@fairtone/federation'),
  () => import(/* webpackMode: "eager" */ '@fairtone/store'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  // Makes the browser load its list of locales now, as prerendered pages have done; the overlay library would make it do so while a screen renders.
  () => Intl.DateTimeFormat.supportedLocalesOf(navigator.language),
  () => import(/* webpackMode: "eager" */ '@fairtone/i18n'),
  () => import(/* webpackMode: "eager" */ './app/router.tsx'),
  () => import(/* webpackMode: "eager" */ './bootstrap.tsx'),
];

void start();

async function start() {
  await prerenderPainted();
  for (const run of MODULES) {
    await run();
    await yieldToMain();
  }
}
