import { lineOf } from '@fray/kernel'
import type { Decided, DecisionPoint } from '@fray/lab'
import type { AnyPolicy, AnySession } from '../live-fight.ts'

/** Decides for the computer's seats elsewhere, in threads or on another machine, while the host continues. */
export interface RemoteDecider {
  /** Whether it decides for this policy; other policies decide immediately. */
  takes(policy: AnyPolicy): boolean
  /** The policy's decision at this point, which is plain data. `signal` aborts it. */
  decide(moment: DecisionPoint, signal: { readonly aborted: boolean }): Promise<Decided>
}

/** A pending decision. */
interface Pending {
  /** What it is for: the state of the fight, and who decides. */
  readonly position: string
  readonly signal: { aborted: boolean }
  readonly settled: Promise<void>
  found: Decided | null
  error: unknown
}

/** The single decision that is made elsewhere; one for an outdated position is cancelled. */
export class PendingDecision {
  private readonly session: AnySession
  private readonly mind: RemoteDecider
  private thought: Pending | null = null

  constructor(session: AnySession, mind: RemoteDecider) {
    this.session = session
    this.mind = mind
  }

  takes(policy: AnyPolicy): boolean {
    return this.mind.takes(policy)
  }

  /** Settles when the decision has been made. */
  get settled(): Promise<void> {
    return this.thought?.settled ?? Promise.resolve()
  }

  stop(): void {
    if (this.thought !== null) this.thought.signal.aborted = true
    this.thought = null
  }

  /** The decision for the row in the fight's state; null while it is pending. Throws the decider's error. */
  decisionFor(row: number, policy: AnyPolicy, seed: string): Decided | null {
    const { played, openInputs, ply } = this.session
    const position = `${ply} ${played.at(-1)?.check} ${openInputs.length} ${row} ${seed}`
    if (this.thought?.position !== position) {
      this.stop()
      this.thought = this.start(position, row, policy, seed)
    }
    const { found, error } = this.thought
    if (error !== null) throw error
    if (found !== null) this.thought = null
    return found
  }

  private start(position: string, row: number, { id: policy }: AnyPolicy, seed: string): Pending {
    const { setup, played, openCommand, openInputs } = this.session
    const { ruleset, encounter } = setup
    const open = openCommand === null ? null : { seat: '', command: openCommand, inputs: [...openInputs] }
    const signal = { aborted: false }
    const decided = this.mind.decide({ ruleset, encounter, moves: played.map(lineOf), open, row, policy, seed }, signal)
    const thought: Pending = {
      position,
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
