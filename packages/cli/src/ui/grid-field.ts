import { type AnyRuleset, type FightView, lensOf, nameOf, type Picture, viewFight } from '@fray/kernel'
import type { Terminal } from '../io/terminal.ts'
import type { AnySession } from '../play/driver.ts'
import { glance } from './glance.ts'
import { drawMap, type MapWishes } from './map.ts'
import { flow } from './width.ts'

/** How a battlefield with a map is to be shown. */
export interface GridWishes extends MapWishes {
  /** Squares to point out, and what they are: `run`. */
  readonly highlight?: { readonly squares: readonly number[]; readonly what: string }
  /** Without the drawing: only who is where. */
  readonly undrawn?: boolean
  /** What the characters mean. */
  readonly legend?: boolean
}

/** A map may be drawn from so many columns on. */
const LEAST_WIDTH = 30

/** Whether fights of the ruleset have a map. */
export const hasMap = (session: AnySession): boolean => (session.rules as AnyRuleset).picture !== undefined

/** Shows the map of a fight on a grid as the seat may know it, and below it who stands where and how they are. */
export function showGrid(terminal: Terminal, session: AnySession, seat: number, wishes: GridWishes = {}): void {
  const rules = session.rules as AnyRuleset
  const { scene } = session
  const picture = rules.picture?.(scene, lensOf(scene, seat), {
    highlight: wishes.highlight?.squares ?? [],
    ascii: !terminal.unicode,
  })
  if (picture === undefined) return
  const drawn = wishes.undrawn !== true && !terminal.plain && terminal.width >= LEAST_WIDTH
  if (drawn) {
    const { lines, outside } = drawMap(terminal, picture, wishes)
    for (const line of lines) terminal.say(line)
    if (wishes.legend === true) sayFlow(terminal, picture.legend)
    if (wishes.highlight !== undefined && wishes.highlight.squares.length > 0)
      terminal.tell(`* ${wishes.highlight.what}`, '  ')
    if (outside.length > 0) {
      const names = outside.map(({ who }) => nameOf(scene, who))
      terminal.tell(`Not on this part: ${names.join(', ')}. "map all" draws everything that fits.`, '  ')
    }
  }
  sayFlow(terminal, figuresOf(terminal, session, seat, picture, drawn, wishes.around))
}

const sayFlow = (terminal: Terminal, pieces: readonly string[]): void => {
  for (const line of flow(pieces, '  ', terminal.width, '  ')) terminal.say(line)
}

/** Everybody in the picture, a piece of text each: `>A Ann 7/9 prone at 3,4`. */
function figuresOf(
  terminal: Terminal,
  session: AnySession,
  seat: number,
  picture: Picture,
  drawn: boolean,
  around = -1,
): string[] {
  const view = viewFight(session.rules, session.scene, seat)
  const { good, bad, faint } = terminal.colours
  return picture.figures.map(({ who, glyph, line, column }) => {
    const name = nameOf(session.scene, who)
    const tone = picture.rows[line]?.[column]?.tone
    const side = sideText(session, view, name, tone === 'friend', drawn)
    const mark = who === around ? '>' : ''
    const start = drawn ? `${mark}${glyph} ${name}` : `${mark}${name}`
    const at = `at ${picture.xs[column]},${picture.ys[line]}`
    const text = [start, side, glance(view, name), at].filter((piece) => piece !== '').join(' ')
    return (tone === 'friend' ? good : tone === 'foe' ? bad : faint)(text)
  })
}

/** The side, where no letter on a map says it. */
function sideText(session: AnySession, view: FightView, name: string, friend: boolean, drawn: boolean): string {
  if (drawn || friend) return ''
  const id = view.combatants[name]?.side
  const side = session.setup.sides.find((one) => one.id === id)
  return side === undefined ? '' : `(${side.name})`
}
