import { type Game, isMap } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { encounterFiles } from '@fray/rulesets/test/homes'
import { describe, expect, test, vi } from 'vitest'
import { effort, someOf } from '../../../scripts/tests/effort.ts'
import { encounterOf } from './halls.ts'
import { HIDDEN, playAlike, World } from './without.ts'

vi.setConfig({ testTimeout: 600_000 })

/** Decisions of a fight that are compared. */
const STEPS = effort(20, 60, 'FRAY_STEPS')

type Encounter = Readonly<Record<string, unknown>>

/** Where in the list of combatants the one who is hidden stands. */
type Place = 'first' | 'middle' | 'last'

/** Squares for the one who is hidden: the first that is free. */
const CORNERS = [0, 1, 2, 3, 4].flatMap((n) => [`${n},0`, `0,${n}`])

/**
 * What is otherwise of the one who is hidden than of its model: where two roll for who is first of equals, that somebody is an equal
 * shows in the die that falls.
 */
const OWN: Readonly<Record<string, Encounter>> = { 'free-hits': { agility: -3 } }

/** The encounter with one more of its last foe, somewhere out of the way. */
function withOneMore(encounter: Encounter, foe: string, place: Place, at: string | null, hidden: boolean): Encounter {
  const { combatants } = encounter
  const isList = Array.isArray(combatants)
  const all: [string, Encounter][] = isList
    ? combatants.map((one) => [String(one.name), one])
    : Object.entries(combatants as Record<string, Encounter>)
  const model = all.find(([name]) => name === foe || foe.startsWith(`${name} `))?.[1] ?? {}
  const { at: _at, count: _count, ...rest } = model
  const more: Encounter = {
    ...rest,
    ...OWN[encounter.ruleset as string],
    ...(at !== null && { at }),
    ...(hidden && { hidden: true }),
  }
  const index = place === 'first' ? 0 : place === 'last' ? all.length : all.length >> 1
  all.splice(index, 0, [HIDDEN, more])
  return {
    ...encounter,
    combatants: isList ? all.map(([name, one]) => ({ ...one, name })) : Object.fromEntries(all),
  }
}

/** Who enters looks at the nearest foe, hidden or not: whom the referee hides only then has been seen. So everybody looks somewhere in that game. */
const lookingAhead = (encounter: Encounter): Encounter =>
  encounter.ruleset === 'free-hits'
    ? {
        ...encounter,
        combatants: Object.fromEntries(
          Object.entries(encounter.combatants as Record<string, Encounter>).map(([name, one]) => [
            name,
            { facing: 's', ...one },
          ]),
        ),
      }
    : encounter

const hides = { actor: 'referee', action: 'override', path: `${HIDDEN}.veiled`, to: 'yes' }

describe.each(['zones', 'shock', 'escalation', 'free-hits', 'weapon-speed'])('in %s', (id) => {
  const load = rulesets[id] as () => Promise<Game>
  const files = someOf(encounterFiles(id), 4).filter(
    (path) => !path.endsWith('mirror.yaml') && path.includes(process.env.FRAY_ONLY ?? ''),
  )
  test.each(['by the encounter', 'by the referee before anybody comes'])(
    'whom nobody knows of, hidden %s, is nobody to a seat',
    async (how) => {
      const { readEncounter } = await load()
      const isEarly = how === 'by the encounter'
      const sums = { steps: 0, same: 0, folded: 0 }
      for (const [n, file] of files.entries()) {
        const encounter = isEarly ? encounterOf(file) : lookingAhead(encounterOf(file))
        const world = await World.of(encounter)
        const foe = world.referee.table.cards.findLast(({ seat }) => seat === 'referee')?.who ?? ''
        const place = (['first', 'middle', 'last'] as const)[n % 3] as Place
        const made = [...CORNERS, null].map((at) => withOneMore(encounter, foe, place, at, isEarly))
        const hiding = made.find((one) => readEncounter(one).problems.length === 0)
        expect(isMap(hiding), file).toBe(true)
        try {
          const compared = await playAlike(
            () => World.of(encounter),
            () => World.of(hiding, isEarly ? [] : [hides]),
            `${file} ${n}`,
            STEPS,
          )
          process.stdout.write(`${file} ${place}: ${JSON.stringify(compared)}\n`)
          sums.steps += compared.steps
          sums.same += compared.same
          sums.folded += compared.folded
        } catch (error) {
          process.stdout.write(`${file} ${place}: ${(error as Error).message}\n`)
        }
      }
      expect(sums.steps).toBeGreaterThan(0)
    },
  )
})
