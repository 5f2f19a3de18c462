import { createHash } from 'node:crypto'
import { isAddedRuleset, rulesets } from '@fray/rulesets'

/** What identifies how a program plays: chunks only go to workers that play them the same way. */
export interface Build {
  /** The queue of the chunks for this build. */
  readonly queue: string
  /** The same for people: `Fray 0.1.0, zones 3`. */
  readonly words: string
}

/**
 * The build of this program for these rulesets: the version of Fray with those of its rulesets, and the versions of
 * rulesets from elsewhere.
 */
export async function buildOf(version: string, ids: readonly string[]): Promise<Build> {
  const own = await namesOf(ids.filter(isAddedRuleset))
  const ours = await namesOf(Object.keys(rulesets).filter((id) => !isAddedRuleset(id)))
  const print = createHash('sha256').update(ours.join()).digest('hex').slice(0, 10)
  const queue = [`fray-${version}-${print}`, ...own].join('.').replace(/[^\w.-]/g, '_')
  return { queue, words: [`Fray ${version}`, ...(await namesOf(ids))].join(', ') }
}

/** All builds that this program can play: what comes with Fray, with one ruleset from elsewhere or with all of them. */
export async function allBuilds(version: string): Promise<readonly Build[]> {
  const ids = Object.keys(rulesets)
  const own = ids.filter(isAddedRuleset)
  const ours = ids.filter((id) => !isAddedRuleset(id))
  const combined = own.length > 1 ? [...own.map((id) => [id]), own] : [own]
  return Promise.all([ours, ...combined.filter((some) => some.length > 0)].map((some) => buildOf(version, some)))
}

/** Rulesets with their versions, in the order of their ids. */
const namesOf = (ids: readonly string[]): Promise<string[]> =>
  Promise.all(
    [...ids].sort().map(async (id) => {
      const load = rulesets[id]
      if (load === undefined) throw new RangeError(`There is no ruleset "${id}".`)
      return `${id} ${(await load()).rules.version}`
    }),
  )
