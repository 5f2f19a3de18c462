import { Markup } from './markup.ts'

/** The number of tones; further sides start again. */
export const TONES = 6

/**
 * The page's styles. Six tones that people with colour blindness can distinguish, by lightness and by their patterns.
 */
export const STYLE = new Markup(`
:root { color-scheme: light dark; --paper: #ffffff; --ink: #1a1d21; --soft: #555c66; --rule: #c9ced6; --wash: #f2f4f7;
  --c0: #0067a5; --c1: #b34700; --c2: #007257; --c3: #8d3f86; --c4: #6b5a00; --c5: #4654b0; --cn: #6b7078; }
@media (prefers-color-scheme: dark) { :root { --paper: #15181c; --ink: #eceff3; --soft: #aeb5bf; --rule: #454c56;
  --wash: #1f242a; --c0: #5db7f0; --c1: #f2a25c; --c2: #45cfa3; --c3: #e29ad8; --c4: #d6c25a; --c5: #a5b0ff; --cn: #9aa0a8; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 80rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 2.25rem 0 .25rem; border-top: 1px solid var(--rule); padding-top: .75rem; }
p { margin: .25rem 0; max-width: 46rem; }
.lead p:first-child { font-size: 1.2rem; font-weight: 600; }
.pair { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: flex-start; margin-top: .75rem; }
figure { margin: 0; flex: 1 1 22rem; max-width: 30rem; min-width: 0; }
figcaption { font-size: .875rem; color: var(--soft); }
.scroll { flex: 0 1 auto; min-width: 0; max-width: 100%; overflow-x: auto; }
.scroll:focus-visible { outline: 3px solid var(--c0); outline-offset: 2px; }
table { border-collapse: collapse; font-size: .9375rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--rule); overflow-wrap: normal; }
tbody th { font-weight: 400; min-width: 7rem; overflow-wrap: break-word; }
thead th, .group th { font-weight: 600; }
thead th { vertical-align: bottom; }
.group th { padding-top: .75rem; }
td { white-space: nowrap; }
td.words { white-space: normal; }
.range { color: var(--soft); }
.marked th, .marked td { font-weight: 700; background: var(--wash); }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; min-width: 0; }
code { font: .9375em ui-monospace, monospace; background: var(--wash); padding: .1em .3em; }
svg { display: block; width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg.defs { position: absolute; width: 0; height: 0; }
svg text { fill: var(--ink); stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; paint-order: stroke; }
svg .soft { fill: var(--soft); }
.axis { stroke: var(--rule); stroke-width: 1; }
.zero { stroke: var(--ink); stroke-width: 1.5; }
.mark { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 4 3; }
.whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.halo { stroke: var(--paper); stroke-width: 4; stroke-linecap: round; fill: none; }
.track { fill: var(--wash); }
.box { stroke: var(--ink); stroke-width: 1; }
.thin { stroke: var(--soft); stroke-width: 1.5; }
.dot { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.curve { fill: none; stroke-width: 2.5; }
.band { opacity: .2; }
.stripe { stroke: var(--paper); stroke-width: 2; fill: none; }
.speck { fill: var(--paper); }
${['0', '1', '2', '3', '4', '5', 'n'].map((t) => `.s${t} { stroke: var(--c${t}); } .p${t} { fill: var(--c${t}); }`).join('\n')}
@media (max-width: 30rem) { dl { display: block; } dd { margin-bottom: .5rem; } .range { display: block; font-size: .875em; }
  th, td { padding-right: .6rem; } tbody th { min-width: 5rem; } }
@media print { :root { --paper: #fff; --ink: #000; --soft: #333; --rule: #999; --wash: #eee; --c0: #0067a5; --c1: #b34700; --c2: #007257;
  --c3: #8d3f86; --c4: #6b5a00; --c5: #4654b0; --cn: #6b7078; color-scheme: light; }
  body { max-width: none; font-size: 10pt; } svg, .marked th, .marked td { print-color-adjust: exact; }
  figure, tr { break-inside: avoid; } h2 { break-after: avoid; } .scroll { overflow: visible; } }
`)

/** Fills for all tones but the first, each with its own pattern. */
export const PATTERNS = new Markup(`<svg class="defs" aria-hidden="true"><defs>
<pattern id="f1" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7" class="p1"/><path d="M0 0V7" class="stripe"/></pattern>
<pattern id="f2" width="7" height="7" patternUnits="userSpaceOnUse"><rect width="7" height="7" class="p2"/><circle cx="3.5" cy="3.5" r="1.4" class="speck"/></pattern>
<pattern id="f3" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" class="p3"/><path d="M0 1H6" class="stripe"/></pattern>
<pattern id="f4" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="8" height="8" class="p4"/><path d="M0 0V8M0 0H8" class="stripe"/></pattern>
<pattern id="f5" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="7" height="7" class="p5"/><path d="M0 0V7" class="stripe"/></pattern>
</defs></svg>`)
