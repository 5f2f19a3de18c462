import { type AnyRuleset, type AnyScene, listText, type Question, type Setup, seatOf, sideOf } from '@fray/kernel'
import { policyNamed } from '../policies/named.ts'
import type { AnyPolicy } from '../policies/rehearsal.ts'
import type { Experiment } from './simulation.ts'

export type { AnyPolicy }

/**
 * One policy that plays each side (by position) by the side's own policy if it has one; `otherwise` plays everyone
 * else and the referee.
 */
export function eachSide(bySide: readonly (AnyPolicy | null)[], otherwise: AnyPolicy): AnyPolicy {
  const policyFor = (scene: AnyScene, row: number) => (row < 0 ? otherwise : (bySide[sideOf(scene, row)] ?? otherwise))
  return {
    id: otherwise.id,
    about: otherwise.about,
    milestones: [otherwise, ...bySide].flatMap((policy) => policy?.milestones ?? []),
    looksBack: [otherwise, ...bySide].some((policy) => policy?.looksBack === true),
    command: (scene, actor, random) => policyFor(scene, actor).command(scene, actor, random),
    answer: (scene, question: Question, random, underway) =>
      policyFor(scene, question.to).answer(scene, question, random, underway),
  }
}

/**
 * The policy with the name, such as `search:200`. The rulesets' own read everything here, which is far faster. Throws
 * an error that suggests the most similar name if there is none.
 */
export function policyOf(rules: AnyRuleset, name: string): AnyPolicy {
  return policyNamed(rules, name, { fair: false })
}

/**
 * The policies of an experiment, one for each seat. Throws an error for an unknown policy or side.
 * @param fair whether they see only what their seats may know, which is required if the referee hides someone; off by
 * default.
 */
export function seatsOf(
  rules: AnyRuleset,
  setup: Setup,
  { sides, otherwise }: Experiment['policies'],
  fair = false,
): AnyPolicy[] {
  for (const id of Object.keys(sides)) {
    if (!setup.sides.some((side) => side.id === id)) {
      const known = setup.sides.map((side) => side.id)
      throw new RangeError(`There is no side "${id}" to give a policy. The sides are ${listText(known)}.`)
    }
  }
  const named = (name: string) => policyNamed(rules, name, { fair })
  const bySide = setup.sides.map(({ id }) => (Object.hasOwn(sides, id) ? named(sides[id] as string) : null))
  const policy = eachSide(bySide, named(otherwise))
  return setup.seats.map(() => policy)
}

/** Default limit of commands per trial. */
export const USUAL_LIMIT = 10_000

/** Default policy of sides without one, and of the referee. */
export const USUAL_POLICY = 'aggressive'

/** The policies that the encounter's seats give each side, by the side's position: usually one, seldom several. */
export function policiesBySide(rules: AnyRuleset, setup: Setup): readonly (readonly string[])[] {
  const scene = rules.open(setup) as AnyScene
  return setup.sides.map((_, at) => {
    const found = new Set<string>()
    for (let row = 0; row < scene.combatants; row++) {
      if (sideOf(scene, row) === at) found.add(setup.seats[seatOf(scene, row)]?.policy ?? USUAL_POLICY)
    }
    return [...found]
  })
}
