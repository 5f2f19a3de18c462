import { type FightView, viewFight } from '@fray/kernel'
import type { Terminal } from '../io/terminal.ts'
import type { AnySession } from '../play/driver.ts'
import { glance, isStanding, shown } from './glance.ts'
import { hasMap, showGrid } from './grid-field.ts'
import { drawZones, type FieldLine, type FieldZone } from './zone-field.ts'

/** What a view says of a Zone. */
interface ShownZone {
  readonly name: string
  readonly adjacent: readonly string[]
  readonly capacity: number | null
  readonly hazard: unknown
  readonly exits: readonly string[]
  readonly note: string
  readonly here: readonly string[]
}

/** Shows the battlefield as the seat may know it: the map, or the Zones, who is where and how they are, and with `notes` more words. */
export function showField(terminal: Terminal, session: AnySession, seat: number, notes = false): void {
  if (hasMap(session)) {
    showGrid(terminal, session, seat, { legend: notes })
    return
  }
  const view = viewFight(session.rules, session.scene, seat)
  for (const line of fieldLines(terminal, view, session.setup.sides[0]?.id ?? '', notes)) terminal.say(line)
}

/** The field's lines; combatants of the first side are marked `+`, others `-`. */
function fieldLines(terminal: Terminal, view: FightView, first: string, notes: boolean): string[] {
  const zones = view.zones as Readonly<Record<string, ShownZone>> | undefined
  if (zones === undefined) return []
  const ids = Object.keys(zones)
  return drawZones(
    terminal,
    Object.entries(zones).map(
      ([id, zone]): FieldZone => ({
        id,
        name: zone.name,
        next: zone.adjacent.map((other) => ids.indexOf(other)),
        facts: factsOf(zone),
        note: notes ? zone.note : '',
        here: membersOf(terminal, view, zone.here, first),
      }),
    ),
  )
}

/** Everybody in a Zone: who can fight, one by one, and who lies there. */
function membersOf(terminal: Terminal, view: FightView, here: readonly string[], first: string): FieldLine[] {
  const standing = here.filter((name) => isStanding(view, name)).map((name) => memberLine(terminal, view, name, first))
  const down = here.filter((name) => !isStanding(view, name))
  if (down.length === 0) return standing
  return [...standing, { text: `out of action: ${down.join(', ')}`, paint: terminal.colours.faint }]
}

function memberLine({ colours, plain }: Terminal, view: FightView, name: string, first: string): FieldLine {
  const side = shown(view, name)?.side
  const ours = side === first
  const turn = view.turn === name
  const text = plain
    ? `${name} ${glance(view, name)}${ours ? '' : ` (${side})`}${turn ? ' (whose Turn it is)' : ''}`
    : `${turn ? '>' : ''}${ours ? '+' : '-'} ${name} ${glance(view, name)}`
  return { text: text.trimEnd(), paint: ours ? colours.good : colours.bad }
}

function factsOf({ capacity, hazard, exits }: ShownZone): string[] {
  return [
    capacity === null ? '' : `room for ${capacity}`,
    hazardText(hazard),
    exits.length === 0 ? '' : `exit: ${exits.join(', ')}`,
  ].filter((fact) => fact !== '')
}

/** A hazard in short, from what the view says of it. */
function hazardText(hazard: unknown): string {
  if (hazard === null || hazard === undefined) return ''
  if (typeof hazard === 'string') return `hazard: ${hazard}`
  const { attribute, dr, damage, hindrance, ongoing, when } = hazard as Readonly<Record<string, unknown>>
  const kind = (hindrance as { kind?: unknown } | null)?.kind
  const parts = [
    typeof attribute === 'string' ? `${attribute.toUpperCase()} ${dr}` : `DR ${dr}`,
    damage === null || damage === undefined ? '' : String((damage as { text?: string }).text ?? damage),
    typeof kind === 'string' ? kind : kind === undefined ? '' : 'hinders',
    ongoing === null || ongoing === undefined ? '' : 'ongoing damage',
    typeof when === 'string' ? when : '',
  ]
  return `hazard: ${parts.filter((part) => part !== '').join(', ')}`
}
