import type { Prerendered } from '@fairtone/contracts';
import { PRERENDER_ELEMENT_ID as ID, PRERENDER_STYLE_ID as STYLE_ID } from '@fairtone/contracts';

/** As libs/platform and libs/i18n keep them. */
const SESSION_KEY = 'fairtone.session';
const LANGUAGE_KEY = 'fairtone.language';

/** Scripts that have not come by then may never come: the links of what is shown lead on by themselves. */
const LEADS_ON_AFTER_MS = 10_000;
/**
 * Hidden until the script below knows that it is right; from then on the page is made ready behind it (shell/app/FirstViewEnd), at its
 * own place: when the first view leaves, nothing is laid out again.
 */
const SHOWN = 'html[data-first-view]';
const RULES = `#${ID}{display:none}${SHOWN} #${ID}{display:block;position:absolute;inset:0 0 auto}${SHOWN} #root{visibility:hidden}`;

/** Where pictures are slow, or nothing is drawn now (in the background, say), the scripts are fetched all the same. */
const FETCHES_AFTER_MS = 300;
const SCRIPTS_ID = 'fairtone-scripts';

/** Takes the scripts out of their template: fetches them now, and runs them once all of the html is there. */
const FETCH = `function f(t,r){if(!t)return;t.remove();document.head.append.apply(document.head,t.content.querySelectorAll('link'));r=function(){document.head.append(t.content)};document.readyState==='loading'?document.addEventListener('DOMContentLoaded',r):r()}`;
const TEMPLATE = `document.getElementById('${SCRIPTS_ID}')`;

/**
 * Shows the first view, unless it is of somebody else: a guest, in the language of the html, who opens the page anew. Without scripts
 * the page's text stands there instead. Whoever does not see it waits for the scripts: they are fetched at once.
 */
const BEFORE = `(function(d,s,l,n){${FETCH}try{s=localStorage.getItem('${SESSION_KEY}');l=localStorage.getItem('${LANGUAGE_KEY}')}catch(e){}n=performance.getEntriesByType('navigation')[0];s||l&&l!==d.lang||n&&n.type==='back_forward'?f(${TEMPLATE}):d.dataset.firstView=''})(document.documentElement)`;

/** What is seen goes before what runs: the scripts are fetched when the browser has drawn it, with its first pictures. */
const AFTER = `(function(d,v){${FETCH}function g(){f(${TEMPLATE})}if(d.dataset.firstView!==''){v.remove();return}setTimeout(function(){v.inert=false},${LEADS_ON_AFTER_MS});Promise.all([].map.call(v.querySelectorAll('img[fetchpriority=high]'),function(i){return i.decode().catch(function(){})})).then(function(){requestAnimationFrame(function(){setTimeout(g)})});setTimeout(g,${FETCHES_AFTER_MS})})(document.documentElement,document.getElementById('${ID}'))`;

/** Rules that the page's scripts take over (Emotion's form): what it finds by name, it does not write again. */
const keptStyle = (styles: Prerendered['styles']): string =>
  Object.keys(styles).length === 0
    ? ''
    : `<style data-emotion="css ${Object.keys(styles).join(' ')}">${inStyle(Object.values(styles).join(''))}</style>`;

/** No rule can end the element. */
const inStyle = (rules: string) => rules.replaceAll('</', '<\\/');

/**
 * What shows the page before its scripts run. Nobody can press anything in it: what is pressed would be lost. The whole page's rules
 * stand before those of classes, as in the live page.
 * @param scripts the page's scripts and the links that fetch them early
 */
export const firstViewHtml = ({ html, css, styles }: Prerendered, scripts: string): string =>
  `<style id="${STYLE_ID}">${RULES}${inStyle(css)}</style>${keptStyle(styles)}` +
  `<template id="${SCRIPTS_ID}">${scripts}</template><script>${BEFORE}</script>` +
  `<div id="${ID}" inert>${html}</div><script>${AFTER}</script>`;
