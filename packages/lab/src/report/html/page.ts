import type { Fact, Report, Section } from '../model/report.ts'
import { figureOf } from './charts/chart.ts'
import { type Markup, markup, NONE, wholePage } from './markup.ts'
import { PATTERNS, STYLE } from './style.ts'
import { tableOf } from './table.ts'

/** A report as a self-contained page: no script, no other file, no network. */
export function pageOf(report: Report): string {
  const body = markup`${PATTERNS}
<header><h1>${report.title}</h1>
<div class="lead">${paragraphs(report.lead)}</div></header>
<main>
${report.sections.map(sectionOf)}
${report.sections.length === 0 ? NONE : READING}
${madeOf(report.made)}
</main>`
  return wholePage(report.title, STYLE, body)
}

const paragraphs = (texts: readonly string[]): Markup[] => texts.map((text) => markup`<p>${text}</p>`)

function sectionOf(section: Section, i: number): Markup {
  const id = `section-${i + 1}`
  const table = section.table === null ? NONE : tableOf(section.table, section.title)
  return markup`<section aria-labelledby="${id}"><h2 id="${id}">${section.title}</h2>
${paragraphs(section.says)}
<div class="pair">${figureOf(section, `chart-${i + 1}`)}${table}</div></section>`
}

const READING = markup`<section aria-labelledby="reading"><h2 id="reading">How to read the numbers</h2>
<p>A number such as 62% (59 to 65) was counted in the trials. The brackets hold its 95% interval: of twenty such intervals about nineteen contain the true number, the one that endless trials would give. Where the intervals of two numbers overlap, these trials may not be enough to tell which is greater.</p>
<p>Four times as many trials make an interval half as wide. No more digits are shown than the trials can support.</p></section>`

function madeOf(made: readonly Fact[]): Markup {
  if (made.length === 0) return NONE
  const facts = made.map(
    ({ name, value, exact }) =>
      markup`<dt>${name}</dt><dd>${exact === true ? markup`<code>${value}</code>` : value}</dd>`,
  )
  return markup`<section aria-labelledby="made"><h2 id="made">How it was made</h2>
<dl>${facts}</dl></section>`
}
