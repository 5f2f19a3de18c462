import type { PackInForce } from '@fray/kernel'
import { located } from '../encounter.ts'
import { findGame } from '../games.ts'
import type { LocatedProblem } from '../yaml.ts'
import type { Pack } from './pack-files.ts'

/** A valid pack, with what it changes; or every problem in it. */
export type PackCheck =
  | { readonly pack: Pack; readonly inForce: PackInForce }
  | { readonly problems: readonly LocatedProblem[] }

/**
 * Checks a pack as its game would read it in a fight, including everything that it adds and changes, used or not;
 * `before` are the packs that a fight would name before it.
 * @example
 * ```ts
 * import { checkPack, readPackFiles } from '@fray/files'
 *
 * const pack = readPackFiles([{ name: 'pack.yaml', text: 'id: frost-and-iron\nruleset: zone\nversion: 1.2.0\n' }])
 * if ('problems' in pack) throw new Error(pack.problems[0]?.message)
 * const check = await checkPack(pack)
 * if ('problems' in check) console.log(check.problems[0]?.message) // There is no ruleset "zone". Did you mean "zones"?
 * ```
 */
export async function checkPack(pack: Pack, before: readonly Pack[] = []): Promise<PackCheck> {
  const { raw, locate } = pack
  const { file } = locate([])
  const game = await findGame(raw.ruleset)
  if (typeof game === 'string') return { problems: located([{ path: ['ruleset'], message: game }], { locate }, file) }
  const packs = [...before.map((one) => one.raw), raw]
  const at = before.length
  // Nobody fights: problems with that are not the pack's.
  const reading = game.readEncounter({ ruleset: raw.ruleset, combatants: {}, packs })
  const held = reading.setup === null ? reading.packs : reading.setup.packs
  const own = reading.problems.flatMap(({ path, ...rest }) =>
    path[0] === 'packs' && path[1] === at ? [{ ...rest, path: path.slice(2) }] : [],
  )
  const inForce = held?.[at]
  return own.length > 0 || inForce === undefined ? { problems: located(own, { locate }, file) } : { pack, inForce }
}
