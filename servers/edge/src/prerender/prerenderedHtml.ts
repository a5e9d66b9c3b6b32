import type { Prerendered } from '@fairtone/contracts';
import { REMOVE_MARKS } from '../visit/campaignMarks.ts';
import { EARLY_INPUTS, KEPT_RULES_ATTRIBUTE, PRERENDER_STYLE_ID as STYLE_ID } from '@fairtone/contracts';

/** Storage keys of libs/platform, libs/store and libs/i18n. */
const SESSION_KEY = 'fairtone.session';
const USER_KEY = 'fairtone.user';
const LANGUAGE_KEY = 'fairtone.language';

/** Hidden until the script below has checked that it fits the visitor. */
const RULES =
  'html:not([data-first-view]) #root{display:none}#root [aria-busy="true"]:is(button,[role="tab"]){opacity:.6;cursor:progress}' +
  // What the app shows a member in the header in place of the login, and beside it, has its space already.
  'html[data-member] main [data-for-guests]{display:none}html[data-member] header [data-for-guests]{visibility:hidden;width:44px;padding:0}' +
  'html[data-member] header [data-for-members]{min-width:44px;min-height:44px}html[data-member] [data-member-tabs]{padding-inline-end:50%}';
/** Ms after which scripts are fetched although no frame was drawn: pictures are slow, or the page is in the background. */
const FETCHES_AFTER_MS = 300;
const SCRIPTS_ID = 'fairtone-scripts';

/** Takes the scripts out of their template: fetches them now, and runs them once the HTML is parsed. */
const FETCH = `function f(t,r){if(!t)return;t.remove();document.head.append.apply(document.head,t.content.querySelectorAll('link'));r=function(){document.head.append(t.content)};document.readyState==='loading'?document.addEventListener('DOMContentLoaded',r):r()}`;
const MEMBER_LINKS_ID = 'fairtone-member-links';
const MEMBER_PAGE_ID = 'fairtone-member-page';
const TEMPLATE = `document.getElementById('${SCRIPTS_ID}')`;

/**
 * Shows the prerendered HTML if it fits the visitor: with the language of the HTML, who loads the page, without state of the
 * history entry (React Router keeps it as `usr`). It fits a member whom this device knows, unless it is for guests or about the member: of their own
 * page members see more. Without scripts the text version is shown instead. For other visitors the scripts are
 * fetched at once. Where guests are redirected, a fitting page gets the address that it shows. Members stay: they get the page around the screen at the old
 * address, and its preload links replace those of the new one.
 */
const BEFORE = `(function(d,s,u,l,n,t,m,b){${FETCH}t=${TEMPLATE};m=document.getElementById('${MEMBER_LINKS_ID}');try{l=localStorage.getItem('${LANGUAGE_KEY}');s=localStorage.getItem('${SESSION_KEY}');u=JSON.parse(localStorage.getItem('${USER_KEY}'))}catch(e){}n=performance.getEntriesByType('navigation')[0];b=s&&!(u&&s.includes(u.id)&&!location.pathname.includes(u.id)&&!t.dataset.forGuests&&(!m||document.getElementById('${MEMBER_PAGE_ID}')))||l&&l!==d.lang||n&&n.type==='back_forward'||history.state&&history.state.usr;if(m){m.remove();if(b||s){t.content.querySelectorAll('link').forEach(function(e){e.remove()});t.content.prepend(m.content)}else history.replaceState(null,'',t.dataset.leadsTo)}if(b)f(t);else{if(!m||!s)d.dataset.firstView='';if(s)d.dataset.member=''}})(document.documentElement)`;

/**
 * Drawing has priority over scripts: they are fetched when the browser has drawn a frame with its first pictures. While they arrive, the browser
 * loads its list of locales, which the app needs for the first price or date and would wait for.
 */
const AFTER = `(function(d,v,w){${FETCH}function g(t){if(t=${TEMPLATE}){f(t);setTimeout(function(){Intl.DateTimeFormat.supportedLocalesOf(d.lang)})}}if(w){w.remove();if(d.dataset.member===''){v.replaceChildren(w.content);d.dataset.firstView=''}}if(d.dataset.firstView!==''){v.replaceChildren();document.getElementById('${STYLE_ID}').remove();return}Promise.all([].map.call(v.querySelectorAll('img[fetchpriority=high]'),function(i){return i.decode().catch(function(){})})).then(function(){requestAnimationFrame(function(){setTimeout(g)})});setTimeout(g,${FETCHES_AFTER_MS})})(document.documentElement,document.getElementById('root'),document.getElementById('${MEMBER_PAGE_ID}'))`;

/**
 * Stores what the visitor presses and types before React has hydrated it, and shows a press as pending; the app performs it
 * (apps/shell/src/app/replayEarlyInputs.ts). Links lead on by themselves, and the key / leads to the search field. React marks what it has hydrated with a property `__reactProps…`.
 */
const EARLY = `(function(d,q){q=window.${EARLY_INPUTS}=[];function ready(e,k){for(k in e)if(!k.indexOf('__reactProps'))return 1}function on(v,e){e=v.target.closest&&v.target.closest('#root :is(button,summary,input,select,textarea,[role=tab],[role=button])');if(!v.isTrusted||!e||ready(e))return;if(v.type!=='click')q.push({element:e,type:v.type,value:e.value,rendered:e.defaultValue,checked:e.checked});else if(!/^(INPUT|SELECT|TEXTAREA)$/.test(e.tagName)){v.preventDefault();v.stopPropagation();e.setAttribute('aria-busy','true');q.push({element:e,type:'click',pressed:e.getAttribute('aria-pressed')})}}['click','input','change'].forEach(function(n){document.addEventListener(n,on,true)});document.addEventListener('keydown',function(v,f){f=document.querySelector('[role=search] input');if(v.key==='/'&&d.dataset.firstView===''&&f&&f.offsetWidth&&!v.target.closest('input,textarea,select')){v.preventDefault();f.focus()}})})(document.documentElement)`;

type Drawn = Pick<Prerendered, 'html' | 'css' | 'styles'>;

type Fit = {
  /** Where the app leads guests; for members, who stay, the page around its screen, and its preload links. */
  redirect?: { path: string; memberLinks: string; memberPage?: Drawn | null } | null;
  /** Whether members see another page here. */
  isForGuests?: boolean;
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Rules that the app leaves where they are: moving them would draw the page again. */
const keptStyle = (styles: Prerendered['styles']): string =>
  Object.keys(styles).length === 0
    ? ''
    : `<style ${KEPT_RULES_ATTRIBUTE}="${Object.keys(styles).join(' ')}">${inStyle(Object.values(styles).join(''))}</style>`;

/** Escapes rules, so that none can close the element. */
const inStyle = (rules: string) => rules.replaceAll('</', '<\\/');

/** Styles for the end of the page's head, where the app appends those that come later. */
export const prerenderedStyles = ({ css, styles }: Drawn, memberPage?: Drawn | null) =>
  `<style id="${STYLE_ID}">${RULES}${inStyle(css + (memberPage?.css ?? ''))}</style>` +
  keptStyle({ ...memberPage?.styles, ...styles });

/**
 * The page's root with the prerendered HTML, shown before the scripts run and hydrated by them. Its links work from the first paint.
 * @param scripts the page's scripts and their preload links
 * @param fit whom the page fits
 */
export const prerenderedHtml = (
  { html }: Pick<Drawn, 'html'>,
  scripts: string,
  { redirect = null, isForGuests = false }: Fit = {},
) =>
  (redirect ? `<template id="${MEMBER_LINKS_ID}">${redirect.memberLinks}</template>` : '') +
  (redirect?.memberPage ? `<template id="${MEMBER_PAGE_ID}">${redirect.memberPage.html}</template>` : '') +
  `<template id="${SCRIPTS_ID}"${redirect ? ` data-leads-to="${escape(redirect.path)}"` : ''}${isForGuests ? ' data-for-guests="true"' : ''}>${scripts}</template>` +
  `<script>${REMOVE_MARKS};${BEFORE}</script><script>${EARLY}</script>` +
  `<div id="root">${html}</div><script>${AFTER}</script>`;
