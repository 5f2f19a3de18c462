import { type AnyRuleset, type AnyScene, type Game, Runner, randomFrom, type Setup, viewerOf } from '@fray/kernel'
import { changeSecrets } from '../src/secrets/change.ts'
import { anySecrets, columnOf, EYES, seatEverybody, withSecrets } from '../src/secrets/set-up.ts'

/** Everything that is said to the seat `eyes` of a fight that stands at that moment; `names` are those of all combatants. */
type Hears = (
  fight: Setup,
  moment: ReturnType<AnyScene['save']>,
  names: readonly string[],
) => Promise<readonly string[]>

/** The encounter's file, the number of the moment (with the file it says how far the fight has gone), the seed of the dice until then. */
interface Moment {
  readonly file: string
  readonly n: number
  readonly seed: string
}

/**
 * Hears a fight at a moment, and once more where everything differs that the seat may not know: to it the two should be one.
 * @param file the encounter's file: with the number of the moment it says how far the fight has gone, and what sides hide
 * @param seed the seed of the dice until then
 */
export async function heardTwice(
  game: Game,
  setup: Setup,
  { file, n, seed }: Moment,
  hears: Hears,
): Promise<{ readonly cells: number; readonly first: readonly string[]; readonly second: readonly string[] }> {
  const { rules, random, fight, scene } = playedUntil(game, setup, { file, n, seed })
  const names = (scene.sheets as { name: string }[]).map(({ name }) => name)
  const first = await hears(fight, scene.save(), names)
  const cells = changeSecrets(rules, scene, viewerOf(scene, EYES), random)
  scene.settle()
  return { cells, first, second: await hears(fight, scene.save(), names) }
}

/** A fight with any secrets at a moment, with the seat `eyes` for the first side. */
function playedUntil(game: Game, setup: Setup, { file, n, seed }: Moment) {
  const rules = game.rules as AnyRuleset
  const random = randomFrom(`${file} ${n}`)
  const fight = withSecrets(setup, anySecrets(random))
  const scene = rules.open(fight) as AnyScene
  seatEverybody(rules, scene)
  const policies = fight.seats.map(() => rules.policies.get('aggressive') as never)
  new Runner(rules, scene, { policies, limit: 3 + ((n * 17 + file.length) % 40) }).run(seed)
  return { rules, random, fight, scene }
}

/**
 * Hears a fight at a moment while the referee hides somebody, and once more where those who are hidden have other names, other
 * values and other places: to the seat `eyes` the two should be one. The names are those of both.
 */
export async function heardHidden(
  game: Game,
  setup: Setup,
  moment: Moment,
  hears: Hears,
): Promise<{ readonly hidden: number; readonly first: readonly string[]; readonly second: readonly string[] }> {
  const { rules, random, fight, scene } = playedUntil(game, setup, moment)
  const viewer = viewerOf(scene, EYES)
  const others = [...scene.sheets.keys()].filter((row) => !viewer.owns(row))
  const hidden = others.filter((_, i) => i === 0 || random(2) === 0)
  for (const row of hidden) scene.set(columnOf(rules, 'combatant.hidden'), row, 1, 'secret')
  scene.settle()
  const namesNow = () => (scene.sheets as { name: string }[]).map(({ name }) => name)
  const names = namesNow()
  // Those who are hidden come first, under both of their names.
  const asked = [...hidden.slice(0, 2).flatMap((row) => [names[row] ?? '', `Stranger ${row}`]), ...names]
  const first = await hears(fight, scene.save(), asked)
  changeSecrets(rules, scene, viewer, random)
  const places = ['combatant.square', 'combatant.zone'].flatMap((path) => rules.tables.byPath.get(path) ?? [])
  for (const row of hidden) {
    if (!rules.isStanding(scene, row)) continue
    for (const column of places) {
      const taken = names.map((_, other) => scene.read(column, other))
      const free = Array.from({ length: Math.max(...taken) }, (_, at) => at).filter((at) => !taken.includes(at))
      const to = column.name === 'zone' ? random(1 + Math.max(...taken)) : free[random(free.length)]
      if (to !== undefined) scene.set(column, row, to, 'secret')
    }
  }
  scene.sheets = scene.sheets.map((sheet, row) =>
    hidden.includes(row) ? { ...(sheet as object), name: `Stranger ${row}` } : sheet,
  )
  scene.settle()
  return { hidden: hidden.length, first, second: await hears(fight, scene.save(), asked) }
}
