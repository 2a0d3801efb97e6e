/** Styles of the export page for screen and print. Labels stand beside values if there is room, and above records. */
export const EXPORT_STYLE = `
:root { color-scheme: light dark; --ink: #12262b; --quiet: #4a5f65; --line: #cdd7d9; --ground: #fff; --brand: #0b5c63; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8f0f1; --quiet: #a9bcc0; --line: #37494e; --ground: #10191c; --brand: #7fd0d6; }
}
* { box-sizing: border-box; }
body { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 4rem; background: var(--ground);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .75rem; padding-top: .75rem; border-top: 2px solid var(--brand); font-size: 1.25rem; }
.operator { margin: 0 0 1rem; color: var(--brand); font-weight: 700; }
a { color: var(--brand); }
dl { margin: 0; }
dl > div { display: grid; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); gap: 0 1rem;
  padding: .3rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
.value { white-space: pre-line; }
dl > div:has(> dd > dl, > dd > .list > li > dl) { grid-template-columns: minmax(0, 1fr); padding-top: 1rem; }
div:has(> dd > dl, > dd > .list > li > dl) > dt { color: var(--ink); font-weight: 700; }
dd > dl { padding-left: 1rem; border-left: 2px solid var(--line); }
dl > div:last-child { border-bottom: 0; }
.list { margin: 0; padding-left: 1.5rem; }
.list > li { margin: 0 0 .75rem; padding-left: .25rem; break-inside: avoid; }
.none { color: var(--quiet); }
.note { padding: .75rem 1rem; border: 1px solid var(--line); border-left: 4px solid var(--brand); }
.note--lost { border-left-color: #b3401f; font-weight: 600; }
@media (max-width: 40rem) { dl > div { grid-template-columns: minmax(0, 1fr); } dt { font-size: .875rem; } }
@media print {
  :root { color-scheme: light; --ink: #000; --quiet: #333; --line: #999; --ground: #fff; --brand: #000; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav { break-after: page; }
  h2, dt { break-after: avoid; }
  dl > div { break-inside: auto; }
}
`;
