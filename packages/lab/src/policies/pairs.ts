import { type AnyRuleset, type Command, isOver, Runner, type Setup, sideOf } from '@fray/kernel'
import type { Chunk } from '../simulate/chunks.ts'
import { policyNamed } from './named.ts'
import type { AnyPolicy } from './rehearsal.ts'

/** A mirror fight: two sides of about equal strength, and the ruleset to play it by. */
export interface Mirror {
  readonly rules: AnyRuleset
  readonly setup: Setup
}

/** Two policies in a mirror fight. Pair n of their fights has the dice of `SEED n`, no matter which worker plays it. */
export interface PairingPlan {
  readonly mirror: Mirror
  /** Names of policies. */
  readonly stronger: string
  readonly weaker: string
  readonly seed: string
  /** Commands after which a fight is abandoned and counts as a draw. */
  readonly limit: number
}

/** The results of some pairs of fights, in order: plain data, to be sent from a worker. */
export interface PairBatch {
  /** For each pair the share that the stronger policy won, that it lost, and that nobody won: 0 to 1. */
  readonly wins: readonly number[]
  readonly losses: readonly number[]
  readonly draws: readonly number[]
  /** How often each policy used each action. */
  readonly uses: Readonly<Record<'stronger' | 'weaker', readonly (readonly [action: string, times: number])[]>>
}

/** Plays the pairs of a tournament. */
export interface PairPool {
  /** How many pairs may be in progress at the same time, at least 1. */
  readonly ahead: number
  /** Plays some pairs of a pairing. Rejects with an error if that fails. */
  playPairs(plan: PairingPlan, pairs: Chunk): Promise<PairBatch>
  /** Nobody waits for pairs of this plan any more: what has not begun need not be played, and no promise need settle. */
  dropPairs?(plan: PairingPlan): void
}

/** The results of pairs of fights. */
export class PairScore {
  /**
   * For each pair of fights with the same dice, the share that the first policy won, that it lost, and that nobody
   * won: 0 to 1.
   */
  readonly wins: number[] = []
  readonly losses: number[] = []
  readonly draws: number[] = []

  add({ wins, losses, draws }: Pick<PairBatch, 'wins' | 'losses' | 'draws'>): void {
    this.wins.push(...wins)
    this.losses.push(...losses)
    this.draws.push(...draws)
  }
}

/** How often each action was used. */
export type Uses = Map<string, number>

/** The policy, with its commands counted. */
const counting = (policy: AnyPolicy, count: (action: string) => void): AnyPolicy => ({
  ...policy,
  command(scene, actor, random) {
    const command = policy.command(scene, actor, random) as Command
    count(command.action)
    return command
  },
})

/** The seats of each of the two sides, and the others (the referee's). Throws if one seat has combatants of both. */
function seatsBySide(
  scene: { readonly combatants: number },
  seatOf: (row: number) => number,
  sideOf: (row: number) => number,
): Map<number, number> {
  const found = new Map<number, number>()
  for (let row = 0; row < scene.combatants; row++) {
    const before = found.get(seatOf(row))
    if (before !== undefined && before !== sideOf(row))
      throw new Error(
        'In a tournament each side needs seats of its own: one seat of this encounter has combatants of two sides.',
      )
    found.set(seatOf(row), sideOf(row))
  }
  return found
}

/** Plays pairs in this thread, one after the other; `now` is a clock in milliseconds, for policies that need one. */
export function pairsHere(now?: () => number): PairPool {
  let latest: { readonly plan: PairingPlan; readonly pairs: Pairs } | null = null
  return {
    ahead: 1,
    async playPairs(plan, { first, count }) {
      if (latest?.plan !== plan) latest = { plan, pairs: new Pairs(plan, now) }
      const { pairs } = latest
      for (let n = first; n < first + count; n++) pairs.play(n)
      return pairs.take()
    },
  }
}

/** The pairs of one pairing: what they share is prepared once. */
class Pairs {
  private readonly plan: PairingPlan
  private readonly policies: { readonly stronger: AnyPolicy; readonly weaker: AnyPolicy }
  private uses = { stronger: new Map() as Uses, weaker: new Map() as Uses }
  private score = new PairScore()

  /** @throws Error if there is no such policy */
  constructor(plan: PairingPlan, now: (() => number) | undefined) {
    this.plan = plan
    const { rules } = plan.mirror
    const named = (who: 'stronger' | 'weaker') =>
      counting(policyNamed(rules, plan[who], { ...(now && { now }) }), (action) => {
        const uses = this.uses[who]
        uses.set(action, (uses.get(action) ?? 0) + 1)
      })
    this.policies = { stronger: named('stronger'), weaker: named('weaker') }
  }

  play(pair: number): void {
    const { mirror, seed, limit } = this.plan
    playPair(mirror, this.policies.stronger, this.policies.weaker, this.score, { seed: `${seed} ${pair}`, limit })
  }

  /** Returns what has been played since the last call. */
  take(): PairBatch {
    const { score, uses } = this
    this.score = new PairScore()
    this.uses = { stronger: new Map(), weaker: new Map() }
    return {
      wins: score.wins,
      losses: score.losses,
      draws: score.draws,
      uses: { stronger: [...uses.stronger], weaker: [...uses.weaker] },
    }
  }
}

/** How a pair of fights is played. */
interface Pairing {
  readonly seed: string
  /** The most commands. */
  readonly limit: number
}

/** Two fights with the same dice, the sides exchanged. */
function playPair(
  { rules, setup }: Mirror,
  first: AnyPolicy,
  second: AnyPolicy,
  score: PairScore,
  { seed, limit }: Pairing,
): void {
  const scene = rules.open(setup)
  const start = scene.save()
  const { seat } = scene.now.combatant as { seat: ArrayLike<number> }
  const sides = seatsBySide(
    scene,
    (row) => seat[row],
    (row) => sideOf(scene, row),
  )
  const referee = rules.policies.get('aggressive') as AnyPolicy
  const own = Math.min(...sides.values())
  let wins = 0
  let losses = 0
  for (const side of [own, -1]) {
    // The first policy has the first side in one fight, and all others in the other.
    const isFirst = (of: number): boolean => (side === own) === (of === own)
    const policies = setup.seats.map((_, at) => {
      const of = sides.get(at)
      return of === undefined ? referee : isFirst(of) ? first : second
    })
    scene.load(start)
    new Runner(rules, scene, { policies, limit }).run(seed)
    const winner = isOver(scene) ? (scene.now.fight as { winner: ArrayLike<number> }).winner[0] : -1
    if (winner === undefined || winner < 0) continue
    if (isFirst(winner)) wins++
    else losses++
  }
  score.wins.push(wins / 2)
  score.losses.push(losses / 2)
  score.draws.push((2 - wins - losses) / 2)
}
