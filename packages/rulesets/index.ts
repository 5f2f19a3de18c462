import type { Game } from '@fray/kernel/rules'
import { bounded } from './loading/inside/bounds.ts'

type Load = () => Promise<Game>

// An object without a prototype, so that inherited names such as `toString` are not rulesets.
const known: Record<string, Load> = Object.assign(Object.create(null), {
  zones: async () => bounded((await import('./zones/game.ts')).zones),
  shock: async () => bounded((await import('./shock/game.ts')).shock),
  escalation: async () => bounded((await import('./escalation/game.ts')).escalation),
  'free-hits': async () => bounded((await import('./free-hits/game.ts')).freeHits),
  'weapon-speed': async () => bounded((await import('./weapon-speed/game.ts')).weaponSpeed),
} satisfies Record<string, Load>)

/** Every ruleset by its id, loaded on demand. */
export const rulesets: Readonly<Record<string, Load>> = known

/**
 * Registers a ruleset from elsewhere: from now on everything that takes rulesets by id finds it. Hosts call this
 * before they ask for any.
 * @throws if the id is taken
 * @example
 * ```ts
 * import { addRuleset, isAddedRuleset, rulesets } from '@fray/rulesets'
 *
 * const { zones } = rulesets
 * if (zones !== undefined) addRuleset('my-zones', zones)
 * console.log(Object.hasOwn(rulesets, 'my-zones'), isAddedRuleset('my-zones')) // true true
 * ```
 */
export function addRuleset(id: string, load: Load): void {
  if (Object.hasOwn(known, id)) throw new Error(`There is a ruleset "${id}" already: give the other one its own id.`)
  known[id] = async () => bounded(await load())
  added.add(id)
}

const added = new Set<string>()

/** Whether a ruleset is from elsewhere: its version is independent of Fray's. */
export const isAddedRuleset = (id: string): boolean => added.has(id)
