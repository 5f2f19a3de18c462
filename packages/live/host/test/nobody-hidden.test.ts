import type { Game, PlainCommand } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { encounterFiles } from '@fray/rulesets/test/homes'
import type { SeatTable } from '@fray/seat'
import { describe, expect, test, vi } from 'vitest'
import { effort, isWhole, someOf } from '../../../../scripts/tests/effort.ts'
import { encounterOf } from './fight-servers.ts'
import { HIDDEN, playAlike, World } from './without.ts'

vi.setConfig({ testTimeout: 600_000 })

/** Decisions of a fight that are compared; more by the environment. */
const STEPS = effort(4, 8, 'FRAY_STEPS')

/** The same from the other corner on. */
const FAR = Array.from({ length: 40 }, (_, n) => `${39 - n},${Math.max(0, 19 - n)}`)

type Encounter = Readonly<Record<string, unknown>>

/**
 * Who answers for the players' seat. What is drawn, by one that plays at random or imagines hit points that it does not see, is drawn again for
 * each command that has been done, of the hidden, too: that says nothing. So all hit points are seen.
 */
const COMPUTERS = ['aggressive', 'first-legal']

/** Where in the list of combatants the one who is hidden stands. */
type Place = 'first' | 'middle' | 'last'

/** Squares for the one who is hidden: the first that is free. */
const CORNERS = [0, 1, 2, 3, 4].flatMap((n) => [`${n},0`, `0,${n}`])

/** Where one more may be put: on one of the squares, or where its model stands. */
const placesOn = ({ board }: SeatTable, squares: readonly string[]): readonly (string | null)[] =>
  board.kind === 'squares' ? [...squares, null] : [null]

/**
 * How the one who is hidden differs from its model: where two roll for who is first of equals, that somebody is an equal
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

const hides = (path: string, to: unknown): PlainCommand => ({ actor: 'referee', action: 'override', path, to }) as never

/** What was compared in several fights, and why some were not compared to the end. */
interface Sums {
  steps: number
  same: number
  folded: number
  readonly ended: string[]
}

/** Plays all encounters without what is hidden and with it. */
async function compareAll(
  id: string,
  pairs: readonly {
    readonly at: string
    readonly without: Encounter
    readonly hiding: Encounter
    readonly late?: PlainCommand
    readonly by?: Readonly<Record<string, string>>
  }[],
): Promise<Sums> {
  const sums: Sums = { steps: 0, same: 0, folded: 0, ended: [] }
  for (const { at, without, hiding, late, by } of pairs) {
    const before = (what: readonly PlainCommand[]) => (late === undefined ? null : what)
    const open = () => World.of(without, before([]), by)
    const hides = () => World.of(hiding, before([late as PlainCommand]), by)
    const compared = await playAlike(open, hides, at, STEPS).catch((error: unknown) => {
      throw new Error(`${at}: ${(error as Error).message}`, { cause: error })
    })
    sums.steps += compared.steps
    sums.same += compared.same
    sums.folded += compared.folded
    if (compared.ended !== '') sums.ended.push(`${at}: ${compared.ended}`)
  }
  process.stdout.write(
    `${id}: ${sums.steps} decisions, ${sums.same} frames and answers alike, ${sums.folded} turns of the hidden. ${sums.ended.join('; ')}\n`,
  )
  return sums
}

describe.each(someOf(['zones', 'shock', 'escalation', 'free-hits', 'weapon-speed'], 3, 1))('in %s', (id) => {
  const files = someOf(encounterFiles(id), 1).filter((path) => !path.endsWith('mirror.yaml'))

  test.each(['by the encounter', 'by the referee before anybody comes'])(
    'whom nobody knows of, hidden %s, is nobody to a seat: equal bytes',
    async (how) => {
      const { readEncounter } = await (rulesets[id] as () => Promise<Game>)()
      const isEarly = how === 'by the encounter'
      const pairs = await Promise.all(
        files.map(async (file, n) => {
          const without = isEarly ? encounterOf(file) : lookingAhead(encounterOf(file))
          const { referee } = await World.of(without)
          const foe = referee.table.cards.findLast(({ seat }) => seat === 'referee')?.who ?? ''
          const place = (['first', 'middle', 'last'] as const)[n % 3] as Place
          const made = placesOn(referee.table, CORNERS).map((at) => withOneMore(without, foe, place, at, isEarly))
          const hiding = made.find((one) => readEncounter(one).problems.length === 0)
          if (hiding === undefined) throw new Error(`${file}: there is no room for one more.`)
          return { at: file, without, hiding, ...(!isEarly && { late: hides(`${HIDDEN}.hidden`, 'yes') }) }
        }),
      )
      const { steps, same } = await compareAll(id, pairs)
      expect(steps).toBeGreaterThan((files.length * STEPS) / 2)
      expect(same).toBeGreaterThan(10 * steps)
    },
  )
})

test.each(['zones', 'shock', 'escalation', 'free-hits', 'weapon-speed'])(
  'in %s computers at the players’ seat act and answer alike where somebody is hidden and where nobody is',
  async (id) => {
    const { readEncounter } = await (rulesets[id] as () => Promise<Game>)()
    const files = someOf(encounterFiles(id), 1).filter((path) => !path.endsWith('mirror.yaml'))
    const pairs = await Promise.all(
      files.map(async (file, n) => {
        const { referee } = await World.of(encounterOf(file))
        const { cards, sides } = referee.table
        const own = (encounterOf(file).sides ?? {}) as Readonly<Record<string, Encounter>>
        const policy = COMPUTERS[n % COMPUTERS.length] as string
        const seen = Object.fromEntries(sides.map(({ id }) => [id, { ...own[id], hp: 'exact' }]))
        const without = { ...encounterOf(file), sides: seen }
        const foe = cards.findLast(({ seat }) => seat === 'referee')?.who ?? ''
        // One who stands in the way shows when somebody comes upon it: those who take the first square of all go to the other corner.
        const made = placesOn(referee.table, FAR).map((at) => withOneMore(without, foe, 'middle', at, true))
        const hiding = made.find((one) => readEncounter(one).problems.length === 0)
        if (hiding === undefined) throw new Error(`${file}: there is no room for one more.`)
        return { at: `${file}, ${policy}`, without, hiding, by: { players: policy } }
      }),
    )
    const { steps } = await compareAll(id, pairs)
    expect(steps).toBeGreaterThan(0)
  },
)

/** An encounter with something hidden, and what it is without. */
type Hides = (
  encounter: Encounter,
  hidden: boolean,
) => { readonly without: Encounter; readonly hiding: Encounter } | null

const mapOf = ({ battlefield }: Encounter): Encounter =>
  typeof battlefield === 'string'
    ? { size: battlefield.split('x').map(Number) }
    : ((battlefield ?? { size: [40, 40] }) as Encounter)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The last of an encounter has these, and one more on the ground. */
const lying =
  (list: string, has: readonly unknown[], more: Encounter): Hides =>
  (encounter, hidden) => {
    const last = Object.entries(encounter.combatants as Readonly<Record<string, Encounter>>).at(-1)
    if (last === undefined || Array.isArray(encounter.combatants)) return null
    const [name, one] = last
    const withList = (things: readonly unknown[]): Encounter => ({
      ...encounter,
      combatants: { ...(encounter.combatants as Encounter), [name]: { ...one, [list]: things } },
    })
    return {
      without: withList(has),
      hiding: {
        ...withList([...has, { ...more, name: HIDDEN, carried: 'ground' }]),
        ...(hidden && { hidden: [HIDDEN] }),
      },
    }
  }

const PLACES: Readonly<Record<string, readonly [what: string, Hides][]>> = {
  zones: [
    [
      'a Zone',
      (encounter, hidden) => {
        const zones = encounter.battlefield as Encounter
        if (typeof zones !== 'object') return null
        const adjacent = Object.keys(zones).slice(0, 2)
        const more = { name: HIDDEN, adjacent, ...(hidden && { hidden: true }) }
        return { without: encounter, hiding: { ...encounter, battlefield: { ...zones, attic: more } } }
      },
    ],
  ],
  shock: [
    [
      'a closed door',
      (encounter, hidden) => {
        const map = mapOf(encounter)
        const at = { from: [1, 1], to: [1, 2] }
        const door = { ...at, name: HIDDEN, ...(hidden && { hidden: true }) }
        return {
          without: { ...encounter, battlefield: { ...map, walls: [...listOf(map.walls), at] } },
          hiding: { ...encounter, battlefield: { ...map, doors: [...listOf(map.doors), door] } },
        }
      },
    ],
    ['a weapon', lying('weapons', ['arming-sword'], { from: 'arming-sword' })],
    ['a thing', lying('items', [], { from: 'rope' })],
  ],
  'free-hits': [
    ['a weapon', lying('weapons', ['longknife'], { from: 'longknife' })],
    ['a thing', lying('items', [], {})],
  ],
}

describe.each(Object.entries(PLACES))('in %s', (id, all) => {
  test.each(all.flatMap(([what, hide], kind) => [true, false].map((early) => [what, early, hide, kind] as const)))(
    '%s that is hidden (by the encounter: %s) is none to a seat: equal bytes',
    async (_what, early, hide, kind) => {
      const pairs = someOf(encounterFiles(id), 1).flatMap((at, n) => {
        // Every encounter with everything that may be hidden there, by turns in one way and in the other.
        if (isWhole && (n + kind + Number(early)) % 2 === 0) return []
        const found = hide(encounterOf(at), early)
        if (found === null || at.endsWith('mirror.yaml')) return []
        return [{ at, ...found, ...(!early && { late: hides('fight.hidden', HIDDEN) }) }]
      })
      const { steps } = await compareAll(id, pairs)
      expect(steps).toBeGreaterThan((pairs.length * STEPS) / 2)
      expect(pairs.length).toBeGreaterThan(0)
    },
  )
})
