/** Styles like the shop's, in a separate file because the provider is another party's site. */
export const PAY_CSS = `
:root {
  color-scheme: light dark;
  --paper: #faf6f0; --sheet: #fffdfa; --ink: #1d1815; --soft: #6d6259; --line: #e5dcd1; --edge: #8c8076;
  --accent: #bd3d08; --on-accent: #ffffff; --danger: #b3173b; --danger-sheet: #fbe5e7; --test: #fbeccd; --test-ink: #6a4200;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #12100e; --sheet: #1a1714; --ink: #f6f0e8; --soft: #a99d92; --line: #302a25; --edge: #7c7067;
    --accent: #ff8a5c; --on-accent: #1c0d05; --danger: #ff8593; --danger-sheet: #3d1a20; --test: #352813; --test-ink: #f1b951;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
.bar { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; padding: 16px 24px; border-bottom: 1px solid var(--line); }
.back { color: inherit; padding: 8px 0; text-underline-offset: 4px; }
.brand { font-weight: 700; padding: 8px 0; }
.mode { background: var(--test); color: var(--test-ink); border-radius: 4px; padding: 4px 12px; font-size: 15px; letter-spacing: .06em; }
main { max-width: 1040px; margin: 0 auto; padding: 32px 24px 64px; }
h1 { font: 700 clamp(28px, 5vw, 40px)/1.15 'Bricolage Grotesque', Inter, system-ui, sans-serif; letter-spacing: -.02em; margin: 0 0 32px; }
h2 { font-size: 20px; line-height: 1.3; margin: 0 0 16px; }
.columns { display: grid; gap: 48px; }
@media (min-width: 800px) { .columns { grid-template-columns: 1fr 1fr; gap: 72px; align-items: start; } }
.order ul { list-style: none; margin: 0; padding: 0; }
.order li { display: grid; grid-template-columns: 56px 1fr auto; gap: 16px; align-items: center; padding: 12px 0; border-bottom: 1px solid var(--line); }
.order img, .sleeve { display: block; width: 56px; height: 56px; border-radius: 4px; object-fit: cover; background: var(--line); }
.name { overflow-wrap: anywhere; }
.price, code, .amount { font-variant-numeric: tabular-nums; white-space: nowrap; }
.total { display: flex; justify-content: space-between; font-weight: 700; font-size: 20px; margin: 16px 0 0; }
.test { background: var(--test); color: var(--test-ink); border-radius: 8px; padding: 12px 16px; margin: 0 0 24px; font-size: 15px; }
.test p { margin: 0; } .test dl { margin: 8px 0; }
.test dl div { display: flex; flex-wrap: wrap; gap: 0 12px; } .test dd { margin: 0; }
code { font-family: ui-monospace, Menlo, monospace; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
.field { grid-column: 1 / -1; min-width: 0; } .field-expiry, .field-cvc { grid-column: span 1; }
label { display: block; font-weight: 600; margin-bottom: 4px; }
input { width: 100%; min-height: 48px; padding: 10px 12px; border: 1px solid var(--edge); border-radius: 6px; background: var(--sheet); color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
input::placeholder { color: var(--soft); opacity: 1; }
input[aria-invalid='true'] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.error { color: var(--danger); font-size: 15px; margin: 6px 0 0; } .error strong { display: block; }
.alert { background: var(--danger-sheet); color: var(--danger); border-radius: 8px; padding: 12px 16px; margin: 0 0 16px; }
.alert strong { display: block; }
button { min-height: 52px; padding: 12px 24px; border: 0; border-radius: 999px; font: inherit; font-weight: 700; cursor: pointer; }
.primary { background: var(--accent); color: var(--on-accent); } .card .primary { grid-column: 1 / -1; }
.quiet { background: none; color: inherit; border: 1px solid var(--edge); }
button[aria-disabled='true'] { opacity: .7; cursor: progress; }
.note { max-width: 520px; margin: 8vh auto 0; } .note h1 { margin-bottom: 16px; }
.amount { font-size: 28px; font-weight: 700; }
.choices button { width: 100%; } .stacked { grid-template-columns: 1fr; } .hint { color: var(--soft); font-size: 15px; margin: 6px 0 0; }
@media (max-width: 420px) { main, .bar { padding-left: 16px; padding-right: 16px; } .choices { grid-template-columns: 1fr; } }
`;
