import type { Game, PlainCommand } from '@fray/kernel'
import { copyOf } from '@fray/lab'
import type { CheckId } from './checks/all.ts'
import { type Fault, type Fight, tryFight } from './fight.ts'
import { isUnderWay } from './made/under-way.ts'

type Plain = Readonly<Record<string, unknown>>

/** Fields that every combatant or encounter needs. */
const KEPT = new Set(['ruleset', 'combatants', 'sides', 'name', 'side'])

/**
 * Shrinks a failing fight: fewer commands, fewer people, fewer fields, as long as the same check fails. `mayTry` is
 * awaited before each attempt, and says whether to make it. If the fight passes when replayed, the result says so.
 */
export async function shrink(game: Game, fault: Fault, mayTry: () => Promise<boolean>): Promise<Fault> {
  let best = fault
  /** Whether the other fight fails as well; it then becomes the best. */
  const isBetter = async (fight: Fight): Promise<boolean> => {
    if (!(await mayTry()) || !isFought(game, fight)) return false
    const found = faultOf(game, fight, fault.check)
    if (found !== null) best = found
    return found !== null
  }
  // First replays the fight with each check at every step: the failure often occurs earlier.
  const again = faultOf(game, fault.fight, fault.check)
  if (again === null) return { ...fault, says: `${fault.says}${NOT_AGAIN}` }
  best = again
  const current = () => best.fight
  await shortOnes(current, isBetter)
  for (let before = -1; before !== sizeOf(best); ) {
    before = sizeOf(best)
    await fewerCommands(current, isBetter)
    await fewerPeople(current, isBetter)
  }
  await lessSaid(current, isBetter)
  return best
}

const NOT_AGAIN =
  ' It held when the same fight was played again: something is kept outside the scene, or depends on more than the dice.'

/**
 * The failure that the check finds in the fight, run at every step; for a random fight only if the same commands
 * given explicitly fail too.
 */
function faultOf(game: Game, fight: Fight, check: CheckId): Fault | null {
  const options = { checks: new Set([check]), closely: true }
  const { fault } = tryFight(game, fight, options)
  if (fault === null || fight.commands !== null) return fault
  return tryFight(game, { ...fault.fight, most: fight.most }, options).fault
}

/** Seeds to try for each kind of short fight, and for each fight with something removed. */
const SEEDS = 12
const OTHERS = 4
/** A fight of at most this many commands is short. */
const SHORT = 5

/**
 * Tries short fights with other dice, the shortest first: the last commands alone, the first ones, and newly drawn
 * ones. A rare event can then be found at the start.
 */
async function shortOnes(best: () => Fight, isBetter: Better): Promise<void> {
  const commands = commandsOf(best())
  for (let most = 1; most < Math.min(SHORT + 1, commands.length); most++) {
    for (const some of [commands.slice(-most), commands.slice(0, most), null]) {
      for (const seed of seedsOf(best(), SEEDS)) if (await isBetter({ ...best(), seed, commands: some, most })) return
    }
  }
}

/** Seeds other than the fight's, always the same ones. */
const seedsOf = ({ seed }: Fight, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `${seed.split('.')[0]}.${n}`).filter((one) => one !== seed)

/** Tries the fight with its own dice, and a short one also with others. */
async function withSomeDice(fight: Fight, isBetter: Better): Promise<boolean> {
  if (await isBetter(fight)) return true
  if (commandsOf(fight).length > SHORT) return false
  for (const seed of seedsOf(fight, OTHERS)) if (await isBetter({ ...fight, seed })) return true
  return false
}

/** Whether it is a valid fight: its encounter can be read, and is not over immediately. */
function isFought(game: Game, { encounter }: Fight): boolean {
  const { setup } = game.readEncounter(copyOf(encounter))
  return setup !== null && isUnderWay(game, setup)
}

const commandsOf = ({ commands }: Fight): readonly PlainCommand[] => commands ?? []

/** The size of a failing fight. */
const sizeOf = ({ fight }: Fault): number => commandsOf(fight).length + 100 * peopleOf(fight).length

type Better = (fight: Fight) => Promise<boolean>

/** Removes commands: half of them, a quarter, each alone. */
async function fewerCommands(best: () => Fight, isBetter: Better): Promise<void> {
  for (let part = Math.ceil(commandsOf(best()).length / 2); part >= 1; part = part === 1 ? 0 : Math.ceil(part / 2)) {
    for (let from = 0; from < commandsOf(best()).length; ) {
      const commands = commandsOf(best()).filter((_, i) => i < from || i >= from + part)
      if (!(await withSomeDice({ ...best(), commands }, isBetter))) from += part
    }
  }
}

/** Names of the combatants. */
function peopleOf({ encounter }: Fight): readonly string[] {
  const { combatants } = encounter as Plain
  if (Array.isArray(combatants)) return combatants.map((one) => String((one as Plain).name))
  return Object.keys((combatants ?? {}) as Plain)
}

/**
 * Removes combatants along with the commands that name them, or gives those commands to another, so that others still
 * have their turn.
 */
async function fewerPeople(best: () => Fight, isBetter: Better): Promise<void> {
  for (const name of peopleOf(best())) {
    const fight = best()
    const encounter = withCombatants(fight, (all) => all.filter(([who]) => who !== name))
    const others = commandsOf(fight).filter(({ actor }) => actor !== name)
    const without = others.filter((command) => !Object.values(command).includes(name))
    if (await withSomeDice({ ...fight, encounter, commands: without }, isBetter)) continue
    for (const other of peopleOf(fight)) {
      const about = { ...fight, encounter, commands: others.map((one) => naming(one, name, other)) }
      if (other !== name && (await withSomeDice(about, isBetter))) break
    }
  }
}

/** The command with one name replaced by another. */
const naming = (command: PlainCommand, name: string, other: string): PlainCommand =>
  Object.fromEntries(
    Object.entries(command).map(([key, value]) => [key, value === name ? other : value]),
  ) as PlainCommand

type Entry = readonly [name: string, said: Plain]

/** The encounter with other combatants, in its own form of listing them. */
function withCombatants({ encounter }: Fight, change: (all: readonly Entry[]) => readonly Entry[]): Plain {
  const all = encounter as Plain
  const { combatants } = all
  if (Array.isArray(combatants)) {
    const entries = combatants.map((one): Entry => [String((one as Plain).name), one as Plain])
    return { ...all, combatants: change(entries).map(([, said]) => said) }
  }
  return { ...all, combatants: Object.fromEntries(change(Object.entries(combatants as Record<string, Plain>))) }
}

const without = (of: Plain, key: string): Plain => Object.fromEntries(Object.entries(of).filter(([one]) => one !== key))

/** Removes every optional field of the encounter, and of each combatant. */
async function lessSaid(best: () => Fight, isBetter: Better): Promise<void> {
  for (const key of Object.keys(best().encounter as Plain)) {
    if (!KEPT.has(key)) await isBetter({ ...best(), encounter: without(best().encounter as Plain, key) })
  }
  for (const name of peopleOf(best())) {
    let keys: readonly string[] = []
    withCombatants(best(), (all) => {
      keys = Object.keys(all.find(([who]) => who === name)?.[1] ?? {})
      return all
    })
    for (const key of keys) {
      if (KEPT.has(key)) continue
      const change = (all: readonly Entry[]) =>
        all.map(([who, said]): Entry => [who, who === name ? without(said, key) : said])
      await isBetter({ ...best(), encounter: withCombatants(best(), change) })
    }
  }
}
