import { media } from './scale';

const reset = `
*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { min-height: 100dvh; background: var(--bg); color: var(--text); }
img, svg, video, canvas { display: block; max-width: 100%; }
img { height: auto; }
button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
button { cursor: pointer; }
ul[class], ol[class] { list-style: none; padding: 0; }
table { border-collapse: collapse; width: 100%; }
fieldset { border: 0; padding: 0; min-width: 0; }
[hidden] { display: none !important; }
`;

const typography = `
body { font: 400 var(--size-body)/1.55 var(--font-text); -webkit-font-smoothing: antialiased; font-optical-sizing: auto; }
h1, h2, h3, h4 { font-family: var(--font-display); font-weight: 700; line-height: 1.12; letter-spacing: -0.015em; text-wrap: balance; overflow-wrap: break-word; }
h1 { font-size: var(--size-display); letter-spacing: -0.03em; line-height: 1; }
h2 { font-size: var(--size-heading); letter-spacing: -0.02em; }
h3 { font-size: var(--size-title); }
h4 { font-size: var(--size-lead); }
p { text-wrap: pretty; overflow-wrap: break-word; }
a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
time, td, .tabular { font-variant-numeric: tabular-nums; }
`;

// The scroll margins keep scroll targets and what gets the focus between header and dock. With `scroll-padding` on the page, a focus in these would scroll too.
const behaviour = `
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
:focus:not(:focus-visible) { outline: none; }
::selection { background: var(--accent); color: var(--on-accent); }
:is(main, main ~ footer) :is(a, button, input, select, textarea, summary, [tabindex], [id]) { scroll-margin-block: calc(var(--header-height) + var(--space-4)) calc(var(--dock-height) + var(--space-4)); }
.skip-link { position: fixed; inset: var(--space-2) auto auto var(--space-2); z-index: var(--z-toast); padding: var(--space-3) var(--space-4); background: var(--inverse); color: var(--on-inverse); border-radius: var(--radius-2); transform: translateY(-200%); }
.skip-link:focus { transform: none; }
.visually-hidden { position: absolute !important; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
::view-transition-group(*) { animation-duration: var(--motion-slow); animation-timing-function: var(--ease-in-out); }
${media.reducedMotion} {
  *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0s !important; transition-delay: 0s !important; scroll-behavior: auto !important; }
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; }
}
@media (forced-colors: active) {
  :focus-visible { outline-color: Highlight; }
  button, [role='button'], [role='slider'], [role='tab'] { border: 1px solid ButtonBorder; }
  [role='tab'] { padding-inline: var(--space-2); }
  [aria-pressed='true'], [role='tab'][aria-selected='true'], [role='option'][aria-selected='true'] { forced-color-adjust: none; background: Highlight !important; color: HighlightText !important; }
}
@media print {
  body { background: none; }
}
`;

/** Reset, typography and page-wide behaviour; add it after {@link tokensCss} and the font faces. */
export const globalCss = `${reset}${typography}${behaviour}`;
