import {
  type AnyScene,
  damageSum,
  data,
  type EventField,
  type FightEvent,
  hidden,
  type Message,
  named,
  phrase,
  phrases,
  plainSum,
  type Secret,
  say,
  sayingsFor,
  squareName,
  type TallyRecord,
  thing,
  wordIn,
  workedOut,
} from '@fray/kernel/rules'
import type { ShockScene } from './scene.ts'
import { SKILLS } from './words.ts'

export const { says, rollSays } = sayingsFor<ShockScene>()

/** A square; the empty text for none. */
export const square = thing('a square', (scene: ShockScene, at) => (at < 0 ? '' : squareName(scene.setup.grid, at)))

/** What somebody strikes or shoots with, by its name. */
export const weapon = named('a weapon', (scene: ShockScene, row) => scene.itemName(row))

/** An item that the referee may hide where it lies. */
export const item = named('an item', (scene: ShockScene, row) => scene.itemName(row), 'item')

/** An item, by its name; the empty text for none. */
export const itemRow = thing('an item', (scene: ShockScene, row) => (row < 0 ? '' : scene.itemName(row)))

/** A side, by its id. */
export const sideId = named('a side', (scene: ShockScene, side) => scene.setup.sides[side]?.id ?? '')

/** Several sides, told by their names. */
export const severalSides = <N extends string>(name: N): EventField<N, readonly number[], readonly string[]> => {
  const namesOf = ({ setup }: Pick<AnyScene, 'setup'>, kept: unknown): string[] =>
    (kept as readonly number[]).map((side) => setup.sides[side]?.name ?? '')
  return {
    ...data<N, readonly number[]>(name, 'sides'),
    slot: (scene, kept) => ({ list: namesOf(scene, kept).map((side) => ({ key: side, slots: {} })) }),
    told: (scene, kept) => namesOf(scene, kept),
    plain: (scene, kept) => (kept as readonly number[]).map((side) => scene.setup.sides[side]?.id ?? null),
  }
}

/** A door, by its name: a place that the referee may hide. */
export const door = thing(
  'a door',
  (scene: ShockScene, at) => scene.setup.grid.doors[at] ?? '',
  undefined,
  (scene, at) => ({ place: scene.setup.grid.doors[at] ?? '', ref: { table: 'door', row: at } }),
)

/** One of the skills. */
export const skill = <N extends string>(name: N) => wordIn(name, SKILLS)

/** What the content calls something, as a message. */
const namely = (name: string): Message => say('{name}', { name: { thing: name } })

/** What does something to somebody: a message, a name of the content, or the row of an item. */
export const cause = <N extends string>(name: N) =>
  workedOut(
    phrase(name, 'what does it'),
    (scene: ShockScene, by: Message | string | number): Message =>
      typeof by === 'object' ? by : namely(typeof by === 'string' ? by : scene.itemName(by)),
  )

/** An armor class with its parts, where it is more than the combatant's own number. */
export const acParts = hidden(
  {
    ...data<'ac', TallyRecord | undefined>('ac', 'the AC with its parts, where it has several'),
    plain: plainSum,
  },
  'target',
  'defenses',
)

/** Remarks on the numbers of an attack: on the weapon's Shock, and on the AC that it meets. */
export const remarks = hidden(
  hidden(phrases('notes', 'remarks on the number'), 'attacker', 'abilities'),
  'target',
  'defenses',
)

/** The first member of the side that rolls for initiative, or whose initiative changes; -1 where it has none. */
export const memberOf = ({ now, combatants }: ShockScene, events: readonly FightEvent[], at: number): number => {
  const { whose, row: of } = events[at] as FightEvent & {
    readonly whose?: { readonly row: number }
    readonly row: number
  }
  const side = whose?.row ?? of
  for (let row = 0; row < combatants; row++) if (now.combatant.side[row] === side) return row
  return -1
}

/** What is secret of initiative, which the referee rolls for a side. */
export const initiativeSecrets: readonly Secret[] = [
  { field: 'tally', by: 'rolls', of: memberOf, leaves: 'nothing' },
  { field: 'tally', by: 'abilities', of: memberOf, leaves: 'total' },
]

/** Damage with its parts: what the attacker adds, and what the target takes off. */
export const harm = damageSum('attacker', 'target')

/** Whether one name stands for several, such as Foes. */
export const isSeveral = (name: string): boolean => /s$/i.test(name)
