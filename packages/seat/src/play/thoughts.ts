import { lineOf } from '@fray/kernel'
import type { Decided, DecidingMoment } from '@fray/lab'
import type { AnyPolicy, AnySession } from '../live-fight.ts'

/** Somebody who thinks for the computer's seats elsewhere, in threads or on another machine, while the host goes on. */
export interface Mind {
  /** Whether it thinks for this policy; others decide on the spot, which takes them no time. */
  takes(policy: AnyPolicy): boolean
  /** What the policy wants at a moment, which is plain data. When `signal` says so it is no longer wanted. */
  decide(moment: DecidingMoment, signal: { readonly aborted: boolean }): Promise<Decided>
}

/** Something that is thought about. */
interface Thought {
  /** The moment that it is about: the fight as it stood, and who decides. */
  readonly about: string
  readonly signal: { aborted: boolean }
  readonly settled: Promise<void>
  found: Decided | null
  error: unknown
}

/** What is thought about elsewhere, one thing at a time: what the fight has left behind is given up. */
export class Thoughts {
  private readonly session: AnySession
  private readonly mind: Mind
  private thought: Thought | null = null

  constructor(session: AnySession, mind: Mind) {
    this.session = session
    this.mind = mind
  }

  takes(policy: AnyPolicy): boolean {
    return this.mind.takes(policy)
  }

  /** Settles when what is thought about now has been decided. */
  get settled(): Promise<void> {
    return this.thought?.settled ?? Promise.resolve()
  }

  stop(): void {
    if (this.thought !== null) this.thought.signal.aborted = true
    this.thought = null
  }

  /** What has been decided for the row as the fight stands now; null while it is thought about. Throws what went wrong with it. */
  about(row: number, policy: AnyPolicy, seed: string): Decided | null {
    const { played, openInputs, ply } = this.session
    const about = `${ply} ${played.at(-1)?.check} ${openInputs.length} ${row} ${seed}`
    if (this.thought?.about !== about) {
      this.stop()
      this.thought = this.begin(about, row, policy, seed)
    }
    const { found, error } = this.thought
    if (error !== null) throw error
    if (found !== null) this.thought = null
    return found
  }

  private begin(about: string, row: number, { id: policy }: AnyPolicy, seed: string): Thought {
    const { setup, played, openCommand, openInputs } = this.session
    const { ruleset, encounter } = setup
    const open = openCommand === null ? null : { seat: '', command: openCommand, inputs: [...openInputs] }
    const signal = { aborted: false }
    const decided = this.mind.decide({ ruleset, encounter, moves: played.map(lineOf), open, row, policy, seed }, signal)
    const thought: Thought = {
      about,
      signal,
      found: null,
      error: null,
      settled: decided.then(
        (found) => {
          thought.found = found
        },
        (error: unknown) => {
          thought.error = error
        },
      ),
    }
    return thought
  }
}
