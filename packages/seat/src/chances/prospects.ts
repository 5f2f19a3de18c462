import type { AnyRuleset, PlainCommand, Question } from '@fray/kernel'
import type { AnySession } from '../live-fight.ts'
import type { Chances } from './chances.ts'
import type { ChanceOptions, Foresight } from './foresight.ts'

/** Which options' chances to calculate: all, or those at some positions. */
export interface OptionChanceOptions extends ChanceOptions {
  readonly only?: readonly number[]
}

/**
 * Calculates possible results from a fight's present state. It opens private scenes, and a browser loads its code
 * with the first request.
 */
export class Prospects {
  private readonly session: AnySession
  /** Instances that are free: a calculation with pauses needs one to itself. */
  private readonly idle: Foresight[] = []

  constructor(session: AnySession) {
    this.session = session
  }

  /** The chances of a command; null if nobody can know. */
  async ofCommand(command: PlainCommand, options: ChanceOptions): Promise<Chances | null> {
    const before = this.session.scene.save()
    return this.foreseeing((foresight) => foresight.ofCommand(before, command, options))
  }

  /** The chances of the options of an open question, by position; null for one that is not allowed, or not wanted. */
  async ofOptions(asked: Question, { only, ...options }: OptionChanceOptions): Promise<readonly (Chances | null)[]> {
    const { underway } = this.session
    if (underway === undefined || asked.kind !== 'choice') return []
    const wanted = [...asked.options.keys()].filter(
      (at) => asked.options[at]?.refusal === undefined && (only === undefined || only.includes(at)),
    )
    const now = { ...underway, inputs: [...underway.inputs] }
    const found = await this.foreseeing((foresight) => foresight.ofAnswers(now, asked, wanted, options))
    return asked.options.map((_, at) => found[wanted.indexOf(at)] ?? null)
  }

  private async foreseeing<T>(work: (foresight: Foresight) => Promise<T>): Promise<T> {
    const { Foresight } = await import('../asked.ts')
    const { rules, setup } = this.session
    const foresight = this.idle.pop() ?? new Foresight(rules as AnyRuleset, setup)
    try {
      return await work(foresight)
    } finally {
      this.idle.push(foresight)
    }
  }
}
