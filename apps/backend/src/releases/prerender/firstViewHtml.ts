import type { Prerendered } from '@fairtone/contracts';
import { FIRST_VIEW_ELEMENT_ID as ID, FIRST_VIEW_STYLE_ID as STYLE_ID } from '@fairtone/contracts';

/** As libs/platform and libs/i18n keep them. */
const SESSION_KEY = 'fairtone.session';
const LANGUAGE_KEY = 'fairtone.language';

/** Scripts that have not come by then may never come: the links of what is shown lead on by themselves. */
const LEADS_ON_AFTER_MS = 10_000;
/** Hidden until the script below knows that it is right; from then on the page is made ready behind it (shell/app/FirstViewEnd). */
const SHOWN = 'html[data-first-view]';
const RULES = `#${ID}{display:none}${SHOWN} #${ID}{display:block}${SHOWN} #root{position:absolute;inset:0 0 auto;visibility:hidden}`;

/**
 * Shows the first view, unless it is of somebody else: a guest, in the language of the html, who opens the page anew. Without scripts
 * the page's text stands there instead.
 */
const SCRIPT = `(function(d,v,s,l,n){try{s=localStorage.getItem('${SESSION_KEY}');l=localStorage.getItem('${LANGUAGE_KEY}')}catch(e){}n=performance.getEntriesByType('navigation')[0];if(s||l&&l!==d.lang||n&&n.type==='back_forward')v.remove();else{d.dataset.firstView='';setTimeout(function(){v.inert=false},${LEADS_ON_AFTER_MS})}})(document.documentElement,document.getElementById('${ID}'))`;

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
 */
export const firstViewHtml = ({ html, css, styles }: Prerendered): string =>
  `<style id="${STYLE_ID}">${RULES}${inStyle(css)}</style>${keptStyle(styles)}` +
  `<div id="${ID}" inert>${html}</div><script>${SCRIPT}</script>`;
