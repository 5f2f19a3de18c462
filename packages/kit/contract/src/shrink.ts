import type { Game, PlainCommand } from '@fray/kernel'
import { copyOf } from '@fray/lab'
import type { CheckId } from './checks/all.ts'
import { type Fault, type Fight, tryFight } from './fight.ts'
import { isUnderWay } from './made/under-way.ts'

type Plain = Readonly<Record<string, unknown>>

/** Fields without which nothing is a combatant, or an encounter. */
const KEPT = new Set(['ruleset', 'combatants', 'sides', 'name', 'side'])

/**
 * The smallest fight that was found in which the same does not hold: fewer commands, fewer people, less said of them. `mayTry` is
 * awaited before each try, and says whether there is to be another. Where it holds when the same fight is played again, that is said.
 */
export async function shrink(game: Game, fault: Fault, mayTry: () => Promise<boolean>): Promise<Fault> {
  let best = fault
  /** Whether the other fight has the fault as well; it is then the best. */
  const isBetter = async (fight: Fight): Promise<boolean> => {
    if (!(await mayTry()) || !isFought(game, fight)) return false
    const found = faultOf(game, fight, fault.check)
    if (found !== null) best = found
    return found !== null
  }
  // As it was found it has the fault again, with each check at every step: often earlier.
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

/** The fault that the check finds in the fight, looking at every step; of a drawn one only if it is there when the same is given. */
function faultOf(game: Game, fight: Fight, check: CheckId): Fault | null {
  const options = { checks: new Set([check]), closely: true }
  const { fault } = tryFight(game, fight, options)
  if (fault === null || fight.commands !== null) return fault
  return tryFight(game, { ...fault.fight, most: fight.most }, options).fault
}

/** Dice of so many seeds are tried for each kind of short fight, and of so many where somebody or something is left out. */
const SEEDS = 12
const OTHERS = 4
/** Fights of so many commands are short. */
const SHORT = 5

/**
 * Short fights with other dice, the shortest first: the last commands by themselves, the first ones, and others that are drawn
 * again. What seldom happens is then found at the beginning.
 */
async function shortOnes(best: () => Fight, isBetter: Better): Promise<void> {
  const commands = commandsOf(best())
  for (let most = 1; most < Math.min(SHORT + 1, commands.length); most++) {
    for (const some of [commands.slice(-most), commands.slice(0, most), null]) {
      for (const seed of seedsOf(best(), SEEDS)) if (await isBetter({ ...best(), seed, commands: some, most })) return
    }
  }
}

/** Other seeds than the fight's, always the same ones. */
const seedsOf = ({ seed }: Fight, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `${seed.split('.')[0]}.${n}`).filter((one) => one !== seed)

/** Tries it with its own dice, and a short one with others. */
async function withSomeDice(fight: Fight, isBetter: Better): Promise<boolean> {
  if (await isBetter(fight)) return true
  if (commandsOf(fight).length > SHORT) return false
  for (const seed of seedsOf(fight, OTHERS)) if (await isBetter({ ...fight, seed })) return true
  return false
}

/** Whether it is a fight at all: an encounter that can be read, and is not over before it begins. */
function isFought(game: Game, { encounter }: Fight): boolean {
  const { setup } = game.readEncounter(copyOf(encounter))
  return setup !== null && isUnderWay(game, setup)
}

const commandsOf = ({ commands }: Fight): readonly PlainCommand[] => commands ?? []

/** How much there is of it. */
const sizeOf = ({ fight }: Fault): number => commandsOf(fight).length + 100 * peopleOf(fight).length

type Better = (fight: Fight) => Promise<boolean>

/** Leaves commands out: half of them, a quarter, each by itself. */
async function fewerCommands(best: () => Fight, isBetter: Better): Promise<void> {
  for (let part = Math.ceil(commandsOf(best()).length / 2); part >= 1; part = part === 1 ? 0 : Math.ceil(part / 2)) {
    for (let from = 0; from < commandsOf(best()).length; ) {
      const commands = commandsOf(best()).filter((_, i) => i < from || i >= from + part)
      if (!(await withSomeDice({ ...best(), commands }, isBetter))) from += part
    }
  }
}

/** Names of those who fight. */
function peopleOf({ encounter }: Fight): readonly string[] {
  const { combatants } = encounter as Plain
  if (Array.isArray(combatants)) return combatants.map((one) => String((one as Plain).name))
  return Object.keys((combatants ?? {}) as Plain)
}

/** Leaves people out, with the commands that name them; or those are about somebody else, so that others still have their turn. */
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

/** The command with another name wherever the one stands. */
const naming = (command: PlainCommand, name: string, other: string): PlainCommand =>
  Object.fromEntries(
    Object.entries(command).map(([key, value]) => [key, value === name ? other : value]),
  ) as PlainCommand

type Entry = readonly [name: string, said: Plain]

/** The encounter with other combatants, in the form in which it lists them. */
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

/** Leaves out whatever need not be said of the encounter, and of each combatant. */
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
