import {
  type AnyRuleset,
  type AnyScene,
  type Column,
  HIDEABLE,
  type Hideable,
  type Random,
  type Setup,
  viewerOf,
} from '@fray/kernel'

/** The seat under test. */
export const EYES = 1

/** How much others see of a side's life. */
export type OthersSee = 'exact' | 'word' | 'nothing'

/** What sides hide from others in a fight under test. */
export interface Secrets {
  readonly sees: OthersSee
  readonly hides: readonly Hideable[]
}

/** Random secrets out of those that an encounter can set. */
export const anySecrets = (random: Random): Secrets => ({
  sees: (['exact', 'word', 'nothing'] as const)[random(3)] as OthersSee,
  hides: HIDEABLE.filter(() => random(2) === 1),
})

/**
 * The fight with two seats, one for the first side and the referee's for the rest, which see only this much of each
 * other.
 * @example
 * ```ts
 * import { withSecrets } from '@fray/kit/contract'
 * import { loadGame } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const game = await loadGame('zones')
 * const { setup } = game.readEncounter({ ruleset: 'zones', combatants })
 * if (setup === null) throw new Error('That is no encounter.')
 * const { seats } = withSecrets(setup, { sees: 'nothing', hides: ['defenses'] })
 * console.log(seats.map(({ id }) => id)) // [ 'referee', 'eyes' ]
 * ```
 */
export function withSecrets(setup: Setup, { sees: hitPoints, hides }: Secrets): Setup {
  const [referee] = setup.seats
  const eyes = { id: 'eyes', by: 'person', policy: null } as const
  return {
    ...setup,
    seats: referee === undefined ? [eyes] : [referee, eyes],
    sides: setup.sides.map((side) => ({ ...side, hitPoints, hides })),
  }
}

/** The column by its path, such as `combatant.side`. */
export const columnOf = (rules: AnyRuleset, path: string): Column => rules.tables.byPath.get(path) as Column

/** Gives the first side to the seat under test, and everyone else to the referee. */
export function seatEverybody(rules: AnyRuleset, scene: AnyScene): void {
  const { side } = scene.now.combatant as Record<string, ArrayLike<number>>
  for (let row = 0; row < scene.combatants; row++)
    scene.set(columnOf(rules, 'combatant.seat'), row, side?.[row] === 0 ? EYES : 0, 'secret')
}

/** How to hide an enemy from the seat, by ruleset. */
const HIDE: Readonly<Record<string, (scene: AnyScene, rules: AnyRuleset, row: number) => void>> = {
  shock: (scene, rules, row) => scene.set(columnOf(rules, 'combatant.unseen'), row, 2, 'secret'),
  'free-hits': (scene, rules, row) => {
    const table = rules.tables.names.indexOf('undetected')
    const { side } = scene.now.combatant as Record<string, ArrayLike<number>>
    for (let by = 0; by < scene.combatants; by++) {
      if (side?.[by] === side?.[row]) continue
      const at = scene.open(table)
      scene.set(columnOf(rules, 'undetected.who'), at, row, 'secret')
      scene.set(columnOf(rules, 'undetected.by'), at, by, 'secret')
    }
    scene.set(columnOf(rules, 'fight.undetected'), 0, scene.rows(table), 'secret')
  },
}

/** Hides some combatants of other seats, if the game has hiding. */
export function hideSome(rules: AnyRuleset, scene: AnyScene, random: Random): void {
  const hide = HIDE[rules.id]
  if (hide === undefined) return
  const viewer = viewerOf(scene, EYES)
  for (let row = 0; row < scene.combatants; row++) {
    if (!viewer.owns(row) && rules.isHiddenFrom?.(scene, row, viewer) !== true && random(3) === 0)
      hide(scene, rules, row)
  }
}
