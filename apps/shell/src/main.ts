import { yieldToMain, prerenderPainted } from './app/scheduling.ts';

/**
 * The page's modules, dependencies first, run one by one so that the browser can render and handle input in between. Each is in this file
 * already (the async edge of module federation is part of it); a module that is imported twice runs once.
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
  // The browser reads which languages it knows once, at the first question; the overlay library asks in the middle of a screen.
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
