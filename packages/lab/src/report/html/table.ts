import type { Row, Table } from '../model/report.ts'
import { type Markup, markup, NONE } from './markup.ts'

/** A table with its headings; a wide one scrolls on its own and never the page. */
export function tableOf(table: Table, title: string): Markup {
  const head = markup`<thead><tr><th scope="col">${table.key}</th>${table.columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead>`
  return markup`<div class="scroll" role="region" aria-label="${title}, table" tabindex="0"><table>${head}
${groupsOf(table.rows).map(({ name, rows }) => bodyOf(name, rows, table.columns.length + 1))}
</table></div>`
}

interface Group {
  readonly name: string | null
  readonly rows: readonly Row[]
}

/** Groups neighbouring rows with the same group. */
function groupsOf(rows: readonly Row[]): Group[] {
  const groups: { name: string | null; rows: Row[] }[] = []
  for (const row of rows) {
    const name = row.group ?? null
    const last = groups.at(-1)
    if (last === undefined || last.name !== name) groups.push({ name, rows: [row] })
    else last.rows.push(row)
  }
  return groups
}

function bodyOf(name: string | null, rows: readonly Row[], columns: number): Markup {
  const head =
    name === null ? NONE : markup`<tr class="group"><th scope="rowgroup" colspan="${columns}">${name}</th></tr>`
  return markup`<tbody>${head}${rows.map(
    (row) =>
      markup`<tr${row.marked === true ? markup` class="marked"` : NONE}><th scope="row">${row.name}${row.marked === true ? ' (nearest)' : ''}</th>${row.cells.map(cellOf)}</tr>`,
  )}</tbody>`
}

/** A number with its interval set off; texts may be broken into lines. */
function cellOf(text: string): Markup {
  const interval = /^(\S+) (\(.*\))$/.exec(text)
  if (interval !== null) return markup`<td>${interval[1] ?? ''} <span class="range">${interval[2] ?? ''}</span></td>`
  return /^[\d<>+-]|^$/.test(text) ? markup`<td>${text}</td>` : markup`<td class="words">${text}</td>`
}
