import { Markup, markup, NONE, wholePage } from '@fray/lab/markup'
import { own } from '../io/language.ts'
import { type Chronicle, COLUMNS } from './chronicle.ts'

const STYLE = new Markup(`
:root { color-scheme: light dark; --paper: #ffffff; --ink: #1a1d21; --soft: #555c66; --rule: #c9ced6; --link: #0067a5; }
@media (prefers-color-scheme: dark) { :root { --paper: #15181c; --ink: #eceff3; --soft: #aeb5bf; --rule: #454c56; --link: #5db7f0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 52rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; border-top: 1px solid var(--rule); padding-top: .75rem; }
h3 { font-size: 1.1rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; }
nav a { display: inline-block; min-height: 1.5rem; }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--rule); }
ol { padding-left: 2.5rem; }
li { margin: .15rem 0; }
li ul { padding-left: 1.25rem; color: var(--soft); font-size: .9375rem; }
footer { margin-top: 2rem; color: var(--soft); font-size: .9375rem; }
@media print { :root { --paper: #fff; --ink: #000; --soft: #333; --rule: #999; color-scheme: light; } nav { display: none; } }
`)

/** A fight as one page that needs nothing else: no script, no other file, no network. All text is escaped. */
export function chroniclePage({ title, about, lead, outcome, people, rounds, made }: Chronicle): string {
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
  const body = markup`<header><h1>${title}</h1>
${about === '' ? NONE : markup`<p>${about}</p>`}
<p>${lead.join(' ')}</p></header>
<nav aria-label="${own('Rounds')}"><ul>
${rounds.map((round, i) => markup`<li><a href="#round-${i + 1}">${round.title}</a></li>`)}
</ul></nav>
<main>
<section aria-labelledby="outcome"><h2 id="outcome">${own('How it ended')}</h2>
${outcome.map((line) => markup`<p>${line}</p>`)}</section>
<section aria-labelledby="people"><h2 id="people">${own('Who did what')}</h2>
<div class="scroll" role="region" aria-labelledby="people" tabindex="0"><table>
<thead><tr>${names.map((name) => markup`<th scope="col">${own(COLUMNS[name])}</th>`)}</tr></thead>
<tbody>
${people.map((one) => markup`<tr>${names.map((name, i) => (i === 0 ? markup`<th scope="row">${one[name]}</th>` : markup`<td>${one[name]}</td>`))}</tr>`)}
</tbody></table></div></section>
<section aria-labelledby="fight"><h2 id="fight">${own('The fight')}</h2>
${rounds.map(
  (round, i) => markup`<section aria-labelledby="round-${i + 1}"><h3 id="round-${i + 1}">${round.title}</h3>
<ol>
${round.lines.map(({ words, sums }) => markup`<li>${words}${sums.length === 0 ? NONE : markup`<ul>${sums.map((sum) => markup`<li>${sum}</li>`)}</ul>`}</li>`)}
</ol></section>`,
)}</section>
</main>
<footer>${made.map((line) => markup`<p>${line}</p>`)}</footer>`
  return wholePage(title, STYLE, body)
}
