import { amount, data, type FightEvent, named, squareName, text, thing, type Who } from '@fray/kernel/rules'
import type { WeaponSpeedScene } from './scene.ts'
import { wordsIn } from './words.ts'

/** A square. */
export const square = thing(
  'a square',
  ({ setup }: WeaponSpeedScene, at) => squareName(setup.plane, at),
  ({ setup }, at) => squareName(setup.plane, at),
)

/** An item, by its name. */
export const item = named('an item', (scene: WeaponSpeedScene, row) => scene.kind(row).name)
/** Words of a set of positions, which the event keeps as bits. */
export const words = <N extends string>(name: N, all: readonly string[]) => ({
  ...data<N, number>(name, `some of ${all.join(', ')}`),
  plain: (_scene: unknown, bits: unknown) => wordsIn(all, bits as number),
})

/** A word of a list, which the event keeps by its position. */
export const position = <N extends string>(name: N, all: readonly string[]) => ({
  ...amount(name, all.join(', ')),
  plain: (_scene: unknown, at: unknown) => all[at as number] ?? null,
})
/** How far down or able to act somebody is, by the word that the event keeps. */
export const DOWN = {
  dying: 'Dying',
  incapacitated: 'Incapacitated',
  up: 'no longer down',
  paralyzed: 'paralyzed',
  unbound: 'no longer paralyzed',
} as const

/** A word for how far down somebody is. */
export type Downs = keyof typeof DOWN

/** Whose roll it is that nobody in the fight makes. */
export const byReferee = text('whose', 'the referee')

/** Whom a Heal check is for: what it has to reach tells of the worst wound. */
export function patientOf(_scene: WeaponSpeedScene, events: readonly FightEvent[], at: number): number {
  const heals = events.slice(0, at).findLast(({ type }) => type === 'heals') as
    | (FightEvent & { target: Who })
    | undefined
  return heals?.target ?? -1
}
