import { type AnyRuleset, type AnyScene, type Game, lensOf, Runner, randomFrom, type Setup } from '@fray/kernel'
import { changeSecrets } from '../src/secrets/change.ts'
import { anySecrets, EYES, seatEverybody, withSecrets } from '../src/secrets/set-up.ts'

/** Everything that is said to the seat `eyes` of a fight that stands at that moment; `names` are those of all combatants. */
type Hears = (
  fight: Setup,
  moment: ReturnType<AnyScene['save']>,
  names: readonly string[],
) => Promise<readonly string[]>

/**
 * Hears a fight at a moment, and once more where everything is otherwise that the seat may not know: to it the two should be one.
 * @param file the encounter's file: with the number of the moment it says how far the fight has gone, and what sides hide
 * @param seed the seed of the dice until then
 */
export async function heardTwice(
  game: Game,
  setup: Setup,
  { file, n, seed }: { readonly file: string; readonly n: number; readonly seed: string },
  hears: Hears,
): Promise<{ readonly cells: number; readonly first: readonly string[]; readonly second: readonly string[] }> {
  const rules = game.rules as AnyRuleset
  const random = randomFrom(`${file} ${n}`)
  const fight = withSecrets(setup, anySecrets(random))
  const scene = rules.open(fight) as AnyScene
  seatEverybody(rules, scene)
  const policies = fight.seats.map(() => rules.policies.get('aggressive') as never)
  new Runner(rules, scene, { policies, limit: 3 + ((n * 17 + file.length) % 40) }).run(seed)
  const names = (scene.sheets as { name: string }[]).map(({ name }) => name)
  const first = await hears(fight, scene.save(), names)
  const cells = changeSecrets(rules, scene, lensOf(scene, EYES), random)
  scene.settle()
  return { cells, first, second: await hears(fight, scene.save(), names) }
}
