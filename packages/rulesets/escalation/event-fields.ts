import {
  allWho,
  called,
  data,
  type EventField,
  type FightEvent,
  type Left,
  type Message,
  phrase,
  plainly,
  type RollTold,
  type Slot,
  said,
  say,
  sayingsFor,
  seesOf,
  type Where,
  type Who,
  wordIn,
  workedOut,
} from '@fray/kernel/rules'
import type { Attack, EscalationScene } from './scene.ts'
import { BANDS, type LASTS, SLOTS, TYPES } from './words.ts'

export const { says, rollSays } = sayingsFor<EscalationScene>()

export const band = <N extends string>(name: N) => wordIn(name, BANDS)
export const slot = <N extends string>(name: N) => wordIn(name, SLOTS)
export const damageType = <N extends string>(name: N) => wordIn(name, TYPES)

/** A band as a sentence says it: `very slow`. */
export const bandWords = (id: string): Message => plainly(id.replace('-', ' '))

/** A condition that lies on somebody, by its row, as it is called while it does. */
export const condition = workedOut(phrase('name', 'a condition'), (scene: EscalationScene, row: number) =>
  scene.conditionWords(row),
)

/** What an attack is made with. */
export const weapon = workedOut(
  called('with', 'the ability or Basic Attack by name'),
  (scene: EscalationScene, attack: Attack) => scene.attackName(attack),
)

/** Whether the content writes the name as a common noun, which takes an article: `maul`, not `Charge down`. */
export const isCommon = (name: string): boolean => /^\p{Ll}/u.test(name)

/** What an attack is made with, in a sentence: `a Basic Melee Attack`, `the maul`, `Charge down`. */
export function withWhat(name: string, isBasic: boolean): Slot {
  const attack = { thing: name }
  if (isBasic) return say('a {attack}', { attack })
  return isCommon(name) ? say('the {attack}', { attack }) : attack
}

/** What deals damage: an attack, or what people call it. */
export const dealer = workedOut(called('name', 'what dealt it'), (scene: EscalationScene, by: Attack | string) =>
  typeof by === 'string' ? by : scene.attackName(by),
)

/** Everybody who is out of the fight in that way (a position in OUT). */
export const everyoneOut = <N extends string>(name: N) =>
  workedOut(allWho(name), (scene: EscalationScene, how: number) => scene.allOut(how))

/** What gave Advantage or Disadvantage; null where nothing was looked at. */
export const reasons: EventField<'reasons', readonly Message[] | null, readonly Message[] | null> = {
  ...data('reasons', 'what gave Advantage or Disadvantage'),
  plain: (scene, kept) =>
    (kept as readonly Message[] | null)?.map((reason) => said(reason, seesOf(scene)).words) ?? null,
}

/** The rows of combatants in a field of the event that is told. */
export const rowsIn = ({ events, at }: Where<EscalationScene>, field: string): readonly Who[] =>
  (events[at] as FightEvent & Readonly<Record<string, readonly Who[]>>)[field] as readonly Who[]

/** The row of the combatant in a field of the event that is told. */
const rowIn = ({ events, at }: Where<EscalationScene>, field: string): Who =>
  (events[at] as FightEvent & Readonly<Record<string, Who>>)[field] as Who

/** The numbers of a roll as far as they may be known: `: 10 + 2 = 12 against AC 14`. */
export function numbersOf({ tally, against }: Pick<RollTold, 'tally' | 'against'>, defense = ''): Slot | null {
  const what = defense === '' ? null : say('{defense} ', { defense: plainly(defense.toUpperCase()) })
  if (tally === null)
    return against === null ? null : say(' against {what}{against}', { what, against: { number: against } })
  if (against === null) return say(': {sum}', { sum: { sum: tally } })
  return say(': {sum} against {what}{against}', { sum: { sum: tally }, what, against: { number: against } })
}

/** What gave Advantage or Disadvantage, in brackets. */
export function because(all: readonly Message[] | null): Slot | null {
  if (all === null || all.length === 0) return null
  return say(' [{reasons}]', { reasons: all.reduce((before, one) => say('{before}, {one}', { before, one })) })
}

/** Which template says what the combatant has left: the numbers, how it looks, that it is down, or nothing. */
export function whichLeft(left: Left | { readonly health: string } | null): 'plain' | 'left' | 'looks' | 'down' {
  if (left === null) return 'plain'
  if (!('health' in left)) return 'left'
  return left.health === 'down' ? 'down' : 'looks'
}

/** How long something lasts, as the end of a sentence. */
export function lastsSlot(
  { lasts, save }: { readonly lasts: string; readonly save: number },
  where: Where<EscalationScene>,
): Slot | null {
  switch (lasts as (typeof LASTS)[number]) {
    case 'save':
      return say(' (save ends, {save}+)', { save: { number: save } })
    case 'start':
      return say(' until the start of the next turn of {of}', { of: { who: rowIn(where, 'of') } })
    case 'end':
      return say(' until the end of the next turn of {of}', { of: { who: rowIn(where, 'of') } })
    case 'one-round':
      return plainly(' for one round')
    case 'encounter':
      return plainly(' for the encounter')
    case 'always':
      return plainly(', and it stays')
    default:
      return null
  }
}
