import { type ChangeEvent, type FightEvent, isChange, type Where, type Who } from '@fray/kernel/rules'
import type { WeaponSpeedScene } from './scene.ts'

type Here = Where<WeaponSpeedScene>

/** Yards as they are said. */
export const yardsText = (n: number): string => `${n} ${n === 1 ? 'yard' : 'yards'}`
/** On whom something is done, where that is somebody else. */
export const onTarget = ({ who, target }: { readonly who: string; readonly target: string }): string =>
  target === who ? '' : ` on ${target}`
/** A declaration for people: `an attack (sword)`. */
export function declarationWords(declared: string): string {
  const [kind = '', ...rest] = declared.split(' ')
  const what = rest.join(' ')
  const said: Readonly<Record<string, string>> = {
    attack: `an attack (${what})`,
    cast: `a spell (${what})`,
    consume: `using the ${what}`,
    throw: `throwing the ${what}`,
    'full-defense': 'Full-Defense',
    defensive: what === '' ? 'a Defensive Attack without attacking' : `a Defensive Attack (${what})`,
    heal: 'a Heal check',
    intimidate: 'an Intimidation check',
    activate: what,
    'pick-up': 'picking something up',
    'stand-up': 'standing up',
    improvise: 'something else',
    move: 'moving only',
  }
  return said[kind] ?? declared
}

/** How declarations are made, by the word of the method. */
export const METHOD_WORDS: Readonly<Record<string, string>> = {
  secret: 'in secret, all at once',
  clockwise: 'one after the other, clockwise',
  counterclockwise: 'one after the other, counterclockwise',
  agility: 'one after the other, by Agility',
  'initiative-modifier': 'one after the other, by Initiative modifier',
}

/** What happens when nobody is left to fight, by the word of the house rule. */
export const KEEP_WORDS: Readonly<Record<string, string>> = {
  no: 'combat ends',
  yes: 'rounds go on',
  ask: 'the referee is asked whether rounds go on',
}

/** Events that are told with the changes of Stress and Wound Points that come of them. */
const TOLD_WITH: ReadonlySet<string> = new Set(['damage', 'lands'])

/** To whom it is done; of what befalls somebody, whom. */
const targetOf = (event: FightEvent): unknown => {
  const { target, who } = event as FightEvent & { readonly target?: Who; readonly who?: Who }
  return target ?? who
}

/** The changes of Stress and Wound Points that come of the event, of whom it is done to: those before anything else is told. */
export function changesAfter({ events, at }: Here): string[] {
  const { type } = events[at] as FightEvent
  const target = targetOf(events[at] as FightEvent)
  const changes: string[] = []
  for (let i = at + 1; i < events.length; i++) {
    const event = events[i] as FightEvent
    // Damage to two attributes is told of one after the other, and what follows from both comes then.
    if (!isChange(event) && (event.type !== 'attribute' || type !== 'attribute')) break
    if (!isChange(event) || event.row !== target) continue
    const { column, from, to }: ChangeEvent = event
    if (column === 'combatant.stress') changes.push(`Stress ${from} -> ${to}`)
    if (column === 'combatant.wp') changes.push(`Wound Points ${from} -> ${to}`)
  }
  return changes
}

/** Whether damage has told what a wound takes. */
export function isToldWithDamage({ events, at }: Here): boolean {
  const before = events.slice(0, at).findLast((event) => !isChange(event))
  return before !== undefined && TOLD_WITH.has(before.type) && targetOf(before) === targetOf(events[at] as FightEvent)
}
