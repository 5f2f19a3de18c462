import {
  type AnyRuleset,
  type AnyScene,
  type Checkpoint,
  type Command,
  checkCommand,
  commandDue,
  type Game,
  isOver,
  isRefusal,
  type JournalMove,
  type PlainCommand,
  perform,
  Runner,
  randomFrom,
  readCommand,
  refusalSeen,
  replayMove,
  roundOf,
  type Setup,
  sideOf,
  Table,
  winnerOf,
  writeCommand,
} from '@fray/kernel'
import type { AnyPolicy } from '../policies/rehearsal.ts'
import { suggestionsFor } from '../policies/suggestions.ts'
import { type Measured, measuredFrom, NOTHING } from './measured.ts'

/** A fight that is over, or in progress: its encounter as plain data, and its commands. */
export interface PlayedFight {
  readonly ruleset: string
  readonly encounter: unknown
  readonly moves: readonly JournalMove[]
}

/** A task for an analyst: how likely each side is to win before a command, or what that command was worth. */
export interface TurningJob {
  readonly kind: 'standing' | 'point'
  /** The position of the command, from 0; for `standing` also the position after the last one. */
  readonly at: number
  readonly trials: number
}

/** How likely each side is to win, by position; a draw counts half. */
export interface Standing {
  readonly sides: readonly Measured[]
}

/** What a command was worth to its actor's side (or to the first side, if nobody decided it). */
export interface PointFound {
  readonly round: number
  readonly actor: number
  readonly side: number
  readonly done: PlainCommand
  /** The best of the alternatives tried; null if none was better, or nobody decided. */
  readonly better: PlainCommand | null
  /** The chance to win with the command given and its dice not yet rolled. */
  readonly expected: Measured
  /** The value of the best alternative minus that of the command. */
  readonly choice: Measured
  /** The actual result minus the expected one. */
  readonly luck: Measured
}

/** The policy that plays on. */
const BASE = 'aggressive'

/** Commands after which a trial is abandoned; it counts as a draw. */
const LIMIT = 3000

/** Standard errors by which an alternative must be better. */
const SURELY = 1.96

/** Limits for the alternatives that are tried. */
const OTHERS = { perAction: 3, inAll: 9 } as const

/**
 * Analyses a fight's commands one by one: from each point it is played on many times by the rule of thumb, which
 * decides everything that follows. It sees what the rules see: everything hidden counts.
 */
export class Analyst {
  private readonly rules: AnyRuleset
  private readonly setup: Setup
  private readonly scene: AnyScene
  private readonly moves: readonly JournalMove[]
  /** The fight before each command, and after the last one. */
  private readonly before: Checkpoint[] = []
  private readonly base: AnyPolicy
  private readonly runner: Runner<AnyScene, Command>

  constructor({ rules, readEncounter }: Game, { encounter, moves }: PlayedFight) {
    const { setup } = readEncounter(encounter)
    if (setup === null) throw new Error('The encounter of this fight cannot be read.')
    this.rules = rules
    this.setup = setup
    this.moves = moves
    this.scene = rules.open(setup)
    this.base = rules.policies.get(BASE) as AnyPolicy
    for (const move of moves) {
      this.before.push(this.scene.save())
      replayMove(rules, this.scene, move)
    }
    this.before.push(this.scene.save())
    this.scene.recorder = null
    const policies = setup.seats.map(() => this.base)
    this.runner = new Runner(rules, this.scene, { policies, limit: LIMIT, checked: false })
  }

  /** How likely each side is to win from there. */
  standing({ at, trials }: TurningJob): Standing {
    return { sides: this.setup.sides.map((_, side) => measuredFrom(this.worths(at, side, trials, null))) }
  }

  /** What a command was worth. */
  point({ at, trials }: TurningJob): PointFound {
    const { scene, rules } = this
    const done = (this.moves[at] as JournalMove).command
    scene.load(this.before[at] as Checkpoint)
    const command = readCommand(rules, scene, done)
    if (isRefusal(command)) throw new Error(`Command ${at + 1} cannot be read: ${refusalSeen(command, scene).reason}`)
    const { actor } = command
    const side = actor < 0 ? 0 : sideOf(scene, actor)
    const round = roundOf(scene)
    const others = this.othersThan(at, command)
    const own = this.worths(at, side, trials, command)
    const expected = measuredFrom(own)
    const after = measuredFrom(this.worths(at + 1, side, trials, null))
    const tried = others.map((other) => this.worths(at, side, trials, other))
    const { place, choice } = bestOf(own, tried)
    scene.load(this.before[at] as Checkpoint)
    return {
      round,
      actor,
      side,
      done,
      better: place < 0 ? null : writeCommand(rules, scene, others[place] as Command),
      expected,
      choice,
      luck: { value: after.value - expected.value, error: Math.hypot(after.error, expected.error) },
    }
  }

  /** Alternatives to the command; none if it was an automatic one. */
  private othersThan(at: number, done: Command): Command[] {
    const { rules, scene } = this
    if (done.actor < 0 || commandDue(rules, scene, true) !== null) return []
    const random = randomFrom(`other ${at}`)
    const usual = this.base.command(scene, done.actor, random) as Command
    const written = JSON.stringify(writeCommand(rules, scene, done))
    return suggestionsFor(rules, scene, usual, OTHERS, { actor: done.actor, random }).filter(
      (one) => JSON.stringify(writeCommand(rules, scene, one)) !== written && checkCommand(rules, scene, one) === null,
    )
  }

  /**
   * Plays the fight on repeatedly from a point, optionally with a command first: 1 for each trial that the side wins.
   */
  private worths(at: number, side: number, trials: number, command: Command | null): number[] {
    const { scene, rules, base } = this
    const start = this.before[at] as Checkpoint
    scene.load(start)
    if (isOver(scene)) return Array.from({ length: trials }, () => worthOf(scene, side))
    return Array.from({ length: trials }, (_, n) => {
      scene.load(start)
      // The same dice for each command, but different ones for the point after it.
      const seed = `${at} ${command === null ? 'standing' : 'command'} ${n}`
      if (command !== null) {
        const random = randomFrom(`${seed} answers`)
        scene.table = Table.quick(`${seed} act`, (question) => base.answer(scene, question, random))
        perform(rules, scene, command)
      }
      this.runner.run(seed)
      return worthOf(scene, side)
    })
  }
}

function worthOf(scene: AnyScene, side: number): number {
  const winner = isOver(scene) ? winnerOf(scene) : -1
  return winner < 0 ? 0.5 : winner === side ? 1 : 0
}

/**
 * How much better the best of several is than what was done. It is chosen by one half of the trials and measured by
 * the other, because the trials that made it look best would overestimate it.
 */
function bestOf(own: readonly number[], tried: readonly (readonly number[])[]): { place: number; choice: Measured } {
  const half = own.length >> 1
  let place = -1
  let most = 0
  tried.forEach((worths, i) => {
    const better = measuredFrom(worths.slice(0, half).map((worth, n) => worth - own[n])).value
    if (better <= most) return
    most = better
    place = i
  })
  if (place < 0) return { place, choice: NOTHING }
  const choice = measuredFrom((tried[place] as readonly number[]).slice(half).map((worth, n) => worth - own[half + n]))
  // A difference that may be chance counts as 0; its error says how large it could be.
  return choice.value > SURELY * choice.error
    ? { place, choice }
    : { place: -1, choice: { value: 0, error: choice.error } }
}
