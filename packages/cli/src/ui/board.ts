import type { Board, Facing } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'
import { it, own, put } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'
import { glanceAt, isOurs, letterOf, paintFor, sideWords, tokenOf } from './people.ts'
import { showRelations } from './relations.ts'
import { drawSquares, type Part, type SquaresOptions } from './squares.ts'
import { squaresInWords, squaresLegend } from './squares-legend.ts'
import { flow } from './width.ts'
import { drawZones, type FieldLine, type FieldZone } from './zone-field.ts'

/** How a battlefield is to be shown. */
export interface BoardOptions extends Omit<SquaresOptions, 'isOurs'> {
  /** Whom it is shown to act or to be asked: marked. */
  readonly who: string
  /** With the words of the table on places, and what the drawing means. */
  readonly notes?: boolean
  /** Without a drawing: only who is where. */
  readonly undrawn?: boolean
}

/** Shows the battlefield and how everybody on it is. Returns the part of a map that was drawn, else null. */
export function showBoard(terminal: Terminal, table: SeatTable, options: BoardOptions): Part | null {
  const { board } = table
  if (board.kind === 'zones') {
    for (const line of drawZones(terminal, zonesOf(terminal, table, board, options))) terminal.say(line)
    return null
  }
  if (board.kind === 'relations') {
    showRelations(terminal, table, board, options.who)
    return null
  }
  let part: Part | null = null
  if (terminal.plain || options.undrawn === true) {
    if (options.notes === true) for (const line of squaresInWords(board)) terminal.tell(line)
  } else {
    const drawn = drawSquares(terminal, board, { ...options, isOurs: (side) => isOurs(table, side) })
    part = drawn.part
    for (const line of drawn.lines) terminal.say(line)
    if (options.notes === true)
      for (const line of flow(squaresLegend(terminal, board), '  ', terminal.width, '  ')) terminal.say(line)
    if (drawn.outside.length > 0)
      terminal.tell(
        put('Not on this part: {what}. "field all" draws everything that fits.', {
          what: it(drawn.outside.join(', ')),
        }),
        '  ',
      )
  }
  showRoster(terminal, table, options.who, part !== null)
  return part
}

/** Everybody on a map, a piece of text each: `>A Ann 7/9 prone at 3,4`. */
function showRoster(terminal: Terminal, table: SeatTable, who: string, drawn: boolean): void {
  const pieces = table.cards.map((card) => {
    const token = tokenOf(table, card.who)
    const mark = card.who === who && !terminal.plain ? '>' : ''
    const start = drawn && token !== undefined ? `${mark}${letterOf(table, token)} ${card.who}` : `${mark}${card.who}`
    const at = token?.at === null || token === undefined ? '' : put('at {at}', { at: it(token.at) })
    const facing =
      token?.facing === null || token === undefined
        ? ''
        : put('facing {way}', { way: it(facingWord(terminal, token.facing)) })
    const text = [start, sideWords(table, card), glanceAt(card, token), at, facing].filter((part) => part !== '')
    return paintFor(terminal, table, card.who)(text.join(' '))
  })
  for (const line of flow(pieces, terminal.plain ? '; ' : '  ', terminal.width, '  ')) terminal.say(line)
}

/** Where somebody looks: in full for the ear. */
const facingWord = ({ plain }: Terminal, facing: Facing): string => own(plain ? FACING_WORDS[facing] : facing)

const FACING_WORDS: Readonly<Record<Facing, string>> = {
  ...{ n: 'north', ne: 'north-east', e: 'east', se: 'south-east' },
  ...{ s: 'south', sw: 'south-west', w: 'west', nw: 'north-west' },
}

function zonesOf(
  terminal: Terminal,
  table: SeatTable,
  board: Extract<Board, { kind: 'zones' }>,
  { who, notes }: BoardOptions,
): FieldZone[] {
  const ids = board.zones.map(({ id }) => id)
  return board.zones.map(
    (zone): FieldZone => ({
      id: zone.id,
      name: zone.name,
      next: board.ways.flatMap(({ from, to, oneWay }) => {
        if (from === zone.id) return [ids.indexOf(to)]
        return to === zone.id && !oneWay ? [ids.indexOf(from)] : []
      }),
      facts: [
        zone.capacity === null ? '' : put('room for {n}', { n: it(zone.capacity) }),
        zone.hazard === '' ? '' : put('hazard: {what}', { what: it(zone.hazard) }),
        zone.exits.length === 0 ? '' : put('exit: {who}', { who: it(zone.exits.map(own).join(', ')) }),
        zone.items.length === 0 ? '' : put('on the ground: {items}', { items: it(zone.items.map(own).join(', ')) }),
      ].filter((fact) => fact !== ''),
      note: notes === true ? zone.note : '',
      here: membersOf(terminal, table, zone.here, who),
    }),
  )
}

/** Everybody in a Zone: who can fight, one by one, and who lies there. */
function membersOf(terminal: Terminal, table: SeatTable, here: readonly string[], acting: string): FieldLine[] {
  const isUp = (who: string) => tokenOf(table, who)?.state === 'up'
  const standing = here.filter(isUp).map((who): FieldLine => {
    const card = table.cards.find((one) => one.who === who)
    const ours = isOurs(table, card?.side)
    const glance = card === undefined ? '' : glanceAt(card, tokenOf(table, who))
    const text = terminal.plain
      ? `${who} ${glance}${card === undefined || ours ? '' : ` ${sideWords(table, card)}`}${who === acting ? ` (${own('to act')})` : ''}`
      : `${who === acting ? '>' : ''}${ours ? '+' : '-'} ${who} ${glance}`
    return { text: text.trimEnd(), paint: paintFor(terminal, table, who) }
  })
  const down = here.filter((who) => !isUp(who))
  if (down.length === 0) return standing
  return [
    ...standing,
    { text: put('out of action: {who}', { who: it(down.join(', ')) }), paint: terminal.colours.faint },
  ]
}

/** What the drawing shows, in sentences: the sides' marks, and on a map its characters. */
export function legendOf(terminal: Terminal, table: SeatTable): string[] {
  const { board, sides } = table
  const ours = sides
    .filter(({ id }) => isOurs(table, id))
    .map(({ name }) => name)
    .join(', ')
  if (board.kind === 'squares') {
    return [
      put('Letters are combatants: capitals are {ours}, small letters the others; the list below has their names.', {
        ours: it(ours),
      }),
      ...squaresLegend(terminal, board),
    ]
  }
  const marks = put('+ marks {own}, - the others, > the one who acts or is asked.', { own: it(ours) })
  if (board.kind === 'zones') return [marks, 'A box is a Zone; lines between boxes are ways, or "to" names them.']
  return [marks, 'Those on one line are with each other; everyone else is where the list says.']
}
