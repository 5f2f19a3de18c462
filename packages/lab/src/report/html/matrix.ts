import { type MatrixCell, type OddsMatrix, sharedWords } from '../../odds/matrix.ts'
import { type Markup, markup, Markup as Written, wholePage } from './markup.ts'
import { STYLE } from './style.ts'

/** What the tables of a matrix show, with title, value, and whether it is a chance. */
export const MATRIX_FIGURES = [
  { id: 'hit', title: 'Chance to hit', of: (cell: MatrixCell) => cell.hit, isChance: true },
  { id: 'damage', title: 'Damage per use', of: (cell: MatrixCell) => cell.damage, isChance: false },
  { id: 'drops', title: 'Drops the target at once', of: (cell: MatrixCell) => cell.drops, isChance: true },
  { id: 'uses', title: 'Uses until the target goes down', of: (cell: MatrixCell) => cell.uses, isChance: false },
] as const

/** A number in digits; '' if there is none. */
export function figureText(value: number | null, isChance: boolean): string {
  if (value === null) return ''
  return isChance ? `${(value * 100).toFixed(1).replace(/\.0$/, '')}%` : value.toFixed(value < 10 ? 2 : 1)
}

/** Shades of one colour, so that it is readable without colour vision; never so dark that digits are not. */
const SHADES = new Written(
  `td.heat { text-align: right; padding-left: .75rem; }\n${Array.from({ length: 11 }, (_, n) => `.h${n} { background: color-mix(in srgb, var(--c0) ${n * 5}%, var(--paper)); }`).join('\n')}`,
)

/** The matrix as a self-contained page: a heat map for each number, with its values. */
export function matrixPage(matrix: OddsMatrix): string {
  const { shared, labels } = sharedWords(matrix.rows)
  const tables = MATRIX_FIGURES.map(({ title, of, isChance, id }): Markup => {
    const all = matrix.rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell === null ? [] : [of(cell) ?? 0])))
    const most = isChance ? 1 : Math.max(...all, 0.01)
    const cellOf = (cell: MatrixCell | null): Markup => {
      const value = cell === null ? null : of(cell)
      if (cell === null || value === null) return markup`<td class="heat">-</td>`
      const shade = Math.round((value / most) * 10)
      return markup`<td class="heat h${shade}">${figureText(value, isChance)}${cell.exact ? '' : '*'}</td>`
    }
    const head = matrix.values.map((value) => markup`<th scope="col">${String(value)}</th>`)
    const rows = matrix.rows.map(
      ({ cells }, r) => markup`<tr><th scope="row">${labels[r] ?? ''}</th>${cells.map(cellOf)}</tr>`,
    )
    return markup`<section aria-labelledby="m-${id}"><h2 id="m-${id}">${title}</h2>
<div class="scroll" role="region" aria-label="${title}, table" tabindex="0"><table><thead><tr><th scope="col">${matrix.parameter}</th>${head}</tr></thead><tbody>${rows}</tbody></table></div></section>`
  })
  const refused = matrix.rows.map(({ refused: why }, r) =>
    why === null ? markup`` : markup`<p>${labels[r] ?? ''}: ${why}</p>`,
  )
  const body = markup`<header><h1>${matrix.title}</h1><div class="lead"><p>${shared === '' ? 'Commands' : shared} over ${matrix.parameter}.</p>
<p>The darker a cell, the more; the number says how much. A dash: the rules forbid it there, or it cannot be said. A star: sampled, not exact.</p>${refused}</div></header>
<main>${tables}</main>`
  return wholePage(matrix.title, new Written(`${STYLE.text}\n${SHADES.text}`), body)
}
