import type { Paint } from '../io/colours.ts'
import { isTranslated, it, own, places, put } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'
import { cutTo, flow, padTo, textWidth, wrap } from './width.ts'

/** One Zone as it is drawn. */
export interface FieldZone {
  readonly id: string
  readonly name: string
  /** Positions of the Zones next to it. */
  readonly next: readonly number[]
  /** What there is to know of it: how many fit, the hazard, exits. */
  readonly facts: readonly string[]
  /** Words of the table on the place; '' for none. */
  readonly note: string
  /** Who is there, a line for each. */
  readonly here: readonly FieldLine[]
}

/** A line of the field and how it is painted, once it has been broken to the width that there is. */
export interface FieldLine {
  readonly text: string
  readonly paint: Paint
}

/** What boxes and lines are drawn with. */
interface Strokes {
  readonly across: string
  readonly down: string
  readonly corners: readonly [string, string, string, string]
}

const ASCII: Strokes = { across: '-', down: '|', corners: ['+', '+', '+', '+'] }
const UNICODE: Strokes = { across: '─', down: '│', corners: ['┌', '┐', '└', '┘'] }

const GAP = 3
const LEAST_BOX = 18
const MOST_BOX = 34

/** Draws Zones from left to right, by their distance from the first; as a list where they do not fit or boxes are unwanted. */
export function drawZones(terminal: Terminal, zones: readonly FieldZone[]): string[] {
  const columns = columnsOf(zones)
  const width = Math.min(MOST_BOX, Math.floor((terminal.width - GAP * (columns.length - 1)) / columns.length))
  if (terminal.plain || width < LEAST_BOX) return listZones(terminal, zones)
  const strokes = terminal.unicode ? UNICODE : ASCII
  const isRow = isPath(zones, columns)
  const stacks = columns.map((column) => column.flatMap((at) => drawBox(zones[at], zones, width, strokes, !isRow)))
  const height = Math.max(...stacks.map((stack) => stack.length))
  const lines: string[] = []
  for (let y = 0; y < height; y++) {
    const cells = stacks.map((stack) => padTo(stack[y] ?? '', width))
    lines.push(cells.join(y === 1 && isRow ? strokes.across.repeat(GAP) : ' '.repeat(GAP)).trimEnd())
  }
  return lines
}

/** Whether the columns hold one Zone each, and each is next to the one after it. */
function isPath(zones: readonly FieldZone[], columns: readonly (readonly number[])[]): boolean {
  return columns.every(([first, second], i) => {
    const after = columns[i + 1]?.[0]
    return second === undefined && (after === undefined || zones[first as number]?.next.includes(after))
  })
}

/** Positions of the Zones by their distance from the first one; those that no way leads to stand last. */
function columnsOf(zones: readonly FieldZone[]): number[][] {
  const columns: number[][] = []
  const seen = new Set<number>()
  for (let start = 0; start < zones.length; start++) {
    if (seen.has(start)) continue
    let front = [start]
    seen.add(start)
    while (front.length > 0) {
      columns.push(front)
      const next = front.flatMap((at) => zones[at].next).filter((at) => !seen.has(at))
      front = [...new Set(next)]
      for (const at of front) seen.add(at)
    }
  }
  return columns
}

/** What is typed for the Zone, and what people call it, where there is room for both. */
function titleOf({ id, name }: FieldZone, room: number): string {
  const both = id.toLowerCase() === name.toLowerCase() ? name : `${id}: ${name}`
  return textWidth(both) <= room ? both : cutTo(isTranslated() ? name : id, room)
}

function drawBox(zone: FieldZone, all: readonly FieldZone[], width: number, s: Strokes, ways: boolean): string[] {
  const inner = width - 4
  const [topLeft, topRight, bottomLeft, bottomRight] = s.corners
  const title = titleOf(zone, inner - 1)
  const row = (text: string) => `${s.down} ${padTo(text, inner)} ${s.down}`
  const top = `${topLeft}${s.across} ${title} ${s.across.repeat(inner - 1 - textWidth(title))}${topRight}`
  const facts = [...zone.facts, ...(zone.note === '' ? [] : [zone.note])].flatMap((fact) => wrap(fact, inner, ' '))
  const to = ways
    ? wrap(
        put('to {places}', {
          places: zone.next.length === 0 ? it(own('nowhere')) : places(zone.next.map((at) => all[at].id)),
        }),
        inner,
        ' ',
      )
    : []
  const here = zone.here.flatMap(({ text, paint }) => wrap(text, inner, '  ').map(paint))
  const body = [...here, ...facts, ...to]
  const bottom = `${bottomLeft}${s.across.repeat(width - 2)}${bottomRight}`
  return [top, ...(body.length === 0 ? [''] : body).map((text) => row(text)), bottom]
}

/** The same as a list, for narrow screens and for the ear. */
function listZones(terminal: Terminal, zones: readonly FieldZone[]): string[] {
  const { width, colours } = terminal
  return zones.flatMap((zone) => {
    const facts = [
      ...zone.facts,
      ...(zone.note === '' ? [] : [zone.note.replace(/\.$/, '')]),
      put('next to {places}', {
        places: zone.next.length === 0 ? it(own('nothing')) : places(zone.next.map((at) => zones[at].id)),
      }),
    ]
    const here = zone.here.length === 0 ? [own('nobody')] : listHere(zone.here, width - 2)
    return [
      colours.strong(titleOf(zone, width)),
      ...here.map((line) => `  ${line}`),
      ...wrap(`  (${facts.join('; ')})`, width, '   '),
    ]
  })
}

/** Short lines one after the other, long ones by themselves. */
function listHere(here: readonly FieldLine[], width: number): string[] {
  const short = here.filter(({ text }) => textWidth(text) < width)
  const long = here.filter((line) => !short.includes(line))
  const painted = short.map(({ text, paint }) => paint(text))
  return [...flow(painted, ', ', width, '  '), ...long.flatMap(({ text, paint }) => wrap(text, width, '  ').map(paint))]
}
