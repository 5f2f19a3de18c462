import {
  allWho,
  called,
  type EventContext,
  isCommon,
  type Message,
  phrase,
  phrases,
  plainly,
  rowIn,
  type Slot,
  say,
  sayingsFor,
  spaced,
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
export const bandWords = (id: (typeof BANDS)[number] | ''): Message => plainly(spaced(id))

/** A condition that lies on somebody, by its row, as it is called while it does. */
export const condition = workedOut(phrase('name', 'a condition'), (scene: EscalationScene, row: number) =>
  scene.conditionWords(row),
)

/** What an attack is made with. */
export const weapon = workedOut(
  called('with', 'the ability or Basic Attack by name'),
  (scene: EscalationScene, attack: Attack) => scene.attackName(attack),
)

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
export const reasons = phrases<'reasons', readonly Message[] | null>('reasons', 'what gave Advantage or Disadvantage')

/** What gave Advantage or Disadvantage, in brackets. */
export function because(all: readonly Message[] | null): Slot | null {
  if (all === null || all.length === 0) return null
  return say(' [{reasons}]', { reasons: all.reduce((before, one) => say('{before}, {one}', { before, one })) })
}

/** How long something lasts, as the end of a sentence. */
export function lastsSlot(
  { lasts, save }: { readonly lasts: string; readonly save: number },
  where: EventContext<EscalationScene>,
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
