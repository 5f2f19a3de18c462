import { type AnyRuleset, nameOf, nearest, rowOfName } from '@fray/kernel'
import { hasMap, showGrid } from '../ui/grid-field.ts'
import type { Menu } from '../ui/menu.ts'
import { count } from '../ui/words.ts'
import { eyes, lensFor, type Outcome, rulesOf, type Sitting, sayLines, whoIs } from './sitting.ts'

/** Whose command is asked for, as the menu tells, or -1. */
export const actingIn = ({ session }: Sitting, menu: Menu | null): number => {
  const actor = menu?.items[0]?.plain.actor
  return actor === undefined || actor === 'referee' ? -1 : rowOfName(session.scene, actor)
}

function noMap(sitting: Sitting): Outcome {
  sitting.terminal.tell(`Fights of ${rulesOf(sitting).id} have no map: "field" shows who is where.`)
  return 'stay'
}

/** `map`, `map all`, `map run`: the map, the whole of it, or with the squares to which an action may go. */
export function map(sitting: Sitting, rest: string, menu: Menu | null, around: number): Outcome {
  const { terminal, session } = sitting
  if (!hasMap(session)) return noMap(sitting)
  const wanted = rest.toLowerCase()
  if (wanted === '' || wanted === 'all') {
    showGrid(terminal, session, eyes(sitting), { around, legend: true, whole: wanted === 'all' })
    return 'stay'
  }
  const items = (menu?.items ?? []).filter(({ action, square }) => action === wanted && square !== null)
  if (items.length === 0) {
    const actions = [...new Set((menu?.items ?? []).filter(({ square }) => square !== null).map((item) => item.action))]
    const known = actions.length === 0 ? 'No command of the list names a square.' : `It may be ${actions.join(', ')}.`
    terminal.tell(`No square of the list goes with "${rest}". ${known}`)
    return 'stay'
  }
  const squares = [...new Set(items.map(({ square }) => square as number))]
  showGrid(terminal, session, eyes(sitting), {
    around,
    highlight: { squares, what: `${wanted}: ${count(squares.length, 'square')}` },
  })
  if (terminal.plain) sayLines(sitting, [items.map(({ words }) => words).join('; ')])
  return 'stay'
}

/** `look A B`: what there is to say about B seen by A; with one name, seen by whoever is to act or is asked. */
export function look(sitting: Sitting, rest: string, acting: number): Outcome {
  const { terminal, session } = sitting
  const rules: AnyRuleset = rulesOf(sitting)
  if (rules.look === undefined) return noMap(sitting)
  const rows = rowsIn(sitting, rest)
  if (typeof rows === 'string') {
    terminal.tell(rows)
    return 'stay'
  }
  const [row = -1, at = -1] = rows.length === 1 ? [acting, ...rows] : rows
  if (row < 0 || at < 0 || rows.length > 2) {
    terminal.tell('Say who looks at whom, as in "look Ann Orc"; with one name, whoever is to act or is asked looks.')
    return 'stay'
  }
  if (row === at) {
    terminal.tell(`${whoIs(sitting, row)} cannot be looked at from where it stands itself: name two.`)
    return 'stay'
  }
  const { lines, squares } = rules.look(session.scene, row, at, lensFor(sitting))
  sayLines(sitting, lines)
  if (squares.length > 0 && sitting.map !== 'never')
    showGrid(terminal, session, eyes(sitting), { around: row, highlight: { squares, what: 'the line that decides' } })
  return 'stay'
}

/** The combatants that a line names, one after the other, or a sentence for a name that nobody has. */
function rowsIn({ session }: Sitting, text: string): number[] | string {
  const { scene } = session
  const names = scene.sheets.map((_, row) => nameOf(scene, row)).sort((a, b) => b.length - a.length)
  const rows: number[] = []
  for (let rest = text.replace(/["',]/g, ' ').trim(); rest !== ''; ) {
    const name = names.find((one) => `${rest.toLowerCase()} `.startsWith(`${one.toLowerCase()} `))
    const word = rest.split(/\s+/)[0] as string
    if (name !== undefined) rows.push(rowOfName(scene, name))
    else if (!['at', 'from', 'to', 'and'].includes(word.toLowerCase())) {
      const near = nearest(word, names)
      return `There is no combatant "${word}". ${near === null ? `There is ${names.join(', ')}.` : `Did you mean "${near}"?`}`
    }
    rest = rest.slice((name ?? word).length).trim()
  }
  return rows
}
