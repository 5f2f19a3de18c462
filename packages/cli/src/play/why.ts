import { type FightEvent, type PlainCommand, type Played, Trace, traceTo, type Watch } from '@fray/kernel'

/** A command of a saved fight with the rules that spoke while it was done, in the order in which they first did. */
export interface Spoken {
  readonly command: PlainCommand
  readonly events: readonly FightEvent[]
  readonly rules: readonly string[]
}

/**
 * Listens to which rules speak while a journal is played again. `spoken` holds what was done and still stands, command by
 * command; it is all there is to know, and so for the referee, or for everybody once a fight is over.
 */
export class Listening implements Watch {
  readonly spoken: Spoken[] = []
  private trace = new Trace()

  move(): null {
    this.trace = new Trace()
    traceTo(this.trace)
    return null
  }

  done({ command, events }: Played): void {
    traceTo(null)
    this.spoken.push({ command, events, rules: [...this.trace.rules] })
  }

  /** Stops listening, also where the last command was left open or could not be done. */
  end(): void {
    traceTo(null)
  }

  undo({ to }: { readonly to: number }): null {
    this.spoken.length = Math.min(this.spoken.length, to)
    return null
  }
}
