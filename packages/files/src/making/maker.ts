import { type Game, nameOf, type Random, randomFrom, type Setup } from '@fray/kernel'
import { readText } from '../yaml.ts'
import { fightText, namesOf } from './fight-text.ts'
import type { Ideas } from './ideas.ts'
import { ladderOf, type Roster } from './ladder.ts'
import { drawHeroes, type Fighter, type FightOptions, type FightPlan, fighter, opponentOf, planFight } from './plan.ts'

/** Who fights: how many on each side (a range for the other side), and custom combatants. */
export interface SideOptions {
  readonly ours: number
  readonly theirs: { readonly from: number; readonly to: number }
  /** Replaces the game's own heroes: all of them fight, and nobody else on that side. */
  readonly ourPeople?: readonly Fighter[]
  /** Replaces a band of the game: they are repeated in turn until there are enough. */
  readonly theirPeople?: readonly Fighter[]
}

/** The strength of the opposing side: a rung of the ladder from 0, and their toughness in percent of normal. */
export interface Strength {
  readonly rung: number
  readonly toughness: number
}

/**
 * Generates fights that differ only in the strength of the opposing side.
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs'
 * import { FightMaker, findGame, readIdeas } from '@fray/files'
 *
 * const ideas = readIdeas(readFileSync('encounters/zones.ideas.yaml', 'utf8'), 'zones.ideas.yaml')
 * const game = await findGame('zones')
 * if (typeof game === 'string') throw new Error(game)
 * const maker = new FightMaker(game, ideas, { ours: 3, theirs: { from: 2, to: 6 } }, 'seven')
 * console.log(maker.plan.title) // Late harvest at the mill
 * console.log(maker.rungs, maker.text({ rung: 1, toughness: 100 }).includes('ruleset: zones')) // 24 true
 * ```
 */
export class FightMaker {
  readonly plan: FightPlan
  /** The number of rungs on the ladder of the opposing side. */
  readonly rungs: number
  private readonly game: Game
  private readonly ideas: Ideas
  private readonly ours: readonly Fighter[]
  private readonly ladder: readonly (readonly Fighter[])[]
  private readonly usualSides = new Map<string, string>()

  /** Throws an error for an invalid option. The same options and seed make the same fights. */
  constructor(game: Game, ideas: Ideas, options: FightOptions & SideOptions, seed: string) {
    this.game = game
    this.ideas = ideas
    this.plan = planFight(ideas, options, seed)
    const called = this.called
    this.ours = (options.ourPeople ?? drawHeroes(ideas, options.ours, seed, called)).map(this.plainSide)
    this.ladder = this.rosters(options, randomFrom(`${seed} foes`)).map((roster) => roster.map(this.plainSide))
    this.rungs = this.ladder.length
  }

  /** The encounter file with the opposing side at that strength. */
  text({ rung, toughness }: Strength, comments: readonly string[] = []): string {
    const { ideas, plan, ours } = this
    const theirs = this.ladder[rung] ?? []
    const whole = { ideas, plan, comments, sides: [ours, theirs] as const }
    if (toughness === 100) return fightText(whole)
    const setup = this.setupOf(readText(fightText(whole), '').value)
    const tougher = theirs.map((one) => ({ ...one, [ideas.toughness]: this.toughness(setup, one, toughness) }))
    return fightText({ ...whole, sides: [ours, tougher] })
  }

  /** The encounter as plain data, as read from the file. */
  encounter(strength: Strength): unknown {
    return readText(this.text(strength), '').value
  }

  /** The name of ready-made people; made from the id if they have no title. */
  private readonly called = (id: string): string => {
    const title = this.game.rules.presentation.aboutContent({ kind: 'combatant', name: id, of: null })?.title ?? id
    if (title !== id) return title
    const words = id.replaceAll('-', ' ')
    return words.replace(this.ideas.heroes.includes(id) ? /\b[a-z]/g : /^[a-z]/, (letter) => letter.toUpperCase())
  }

  private rosters(options: SideOptions, random: Random): Fighter[][] {
    const { from, to } = options.theirs
    const side = this.ideas.sides[1]
    const own = options.theirPeople
    if (own !== undefined && own.length > 0) {
      return Array.from({ length: to - from + 1 }, (_, more) => repeated(own, from + more, side))
    }
    const band = this.ideas.bands[this.plan.band]
    const fighters = (roster: Roster) =>
      Object.keys(band.people).flatMap((id) => {
        const count = roster.get(id) ?? 0
        return count === 0 ? [] : [fighter(this.called(id), id, count, side)]
      })
    return ladderOf(band, from, to, random).map(fighters)
  }

  /** The entry without its side, if that is the default. */
  private readonly plainSide = (one: Fighter): Fighter => {
    const { side, count: _, ...fields } = one
    return this.usualSide(fields, side) === side ? withoutSide(one) : one
  }

  /** The default side of an entry. Cached, because reading is slow. */
  private usualSide(fields: Readonly<Record<string, unknown>>, side: unknown): unknown {
    const { name: _, ...others } = fields
    const key = JSON.stringify([side, others])
    const known = this.usualSides.get(key)
    if (known !== undefined) return known
    const { setup } = this.game.readEncounter({
      ruleset: this.ideas.ruleset,
      combatants: [fields, opponentOf(this.ideas, side)],
    })
    const read = setup === null ? null : (setup.encounter as { readonly combatants?: readonly { side?: string }[] })
    const usual = read?.combatants?.[0]?.side ?? ''
    this.usualSides.set(key, usual)
    return usual
  }

  private setupOf(encounter: unknown): Setup {
    const { setup, problems } = this.game.readEncounter(encounter)
    if (setup !== null) return setup
    throw new Error(problems.map(({ message }) => message).join('\n'))
  }

  /** A percentage of a combatant's toughness, at least 1. */
  private toughness(setup: Setup, one: Fighter, percent: number): number {
    const scene = this.game.rules.open(setup)
    const cells = scene.now.combatant as Readonly<Record<string, ArrayLike<number> | undefined>>
    const field = this.ideas.toughness
    const row = rowOf(scene.combatants, (at) => nameOf(scene, at) === namesOf(one)[0])
    const usual = (cells[`${field}Max`] ?? cells[field])?.[row] ?? 1
    return Math.max(1, Math.round((usual * percent) / 100))
  }
}

function withoutSide(one: Fighter): Fighter {
  const { side: _, ...rest } = one
  return rest
}

const rowOf = (rows: number, is: (row: number) => boolean): number =>
  Array.from({ length: rows }, (_, row) => row).find(is) ?? 0

/** Custom combatants, repeated in turn until there are `count`, one entry for each. */
function repeated(people: readonly Fighter[], count: number, side: string): Fighter[] {
  return people.flatMap((one, at) => {
    const times = Math.floor(count / people.length) + (at < count % people.length ? 1 : 0)
    if (times === 0) return []
    const { count: _, ...fields } = one
    return [times === 1 ? { side, ...fields } : { side, ...fields, count: times }]
  })
}
