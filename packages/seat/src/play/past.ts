import {
  type AnyRuleset,
  type AnyScene,
  type Checkpoint,
  type Column,
  hiddenRows,
  Recorder,
  roundOf,
  unknownTo,
  viewerOf,
} from '@fray/kernel'
import type { AnySession } from '../live-fight.ts'
import type { SeatLog } from '../log/seat-log.ts'
import type { GivenPictures } from '../table/pictures.ts'
import { pastTableOf, type SeatTable } from '../table/table.ts'
import type { SeatMemory } from './saved.ts'

/** A step of a fight as one seat was told of it. */
export interface PastStep {
  /** Counts from 0, the beginning: what the seat was not told of takes no number, nor does what was taken back. */
  readonly n: number
  /** The round it was in, 0 before the first. */
  readonly round: number
  /** The number of the last line that the seat had been told; 0 at the beginning. */
  readonly line: number
}

/** What a seat saw at a step. */
export interface PastTable extends PastStep {
  /** How it stood. Nothing of it can be acted on: no turn, no questions, no plan, nothing to take back. */
  readonly table: SeatTable
}

/** What of a seat's memory its past hangs on. */
type PastMemory = Pick<SeatMemory, 'letters' | 'since'> & { readonly seatLog: SeatLog }

interface Hidden {
  readonly rows: readonly number[]
  /** Places and things, as `fight.hidden` keeps them. */
  readonly places: ReadonlySet<string> | null
}

/** Hides this, too, in a scene that is nobody else's. */
function hide(rules: AnyRuleset, scene: AnyScene, { rows, places }: Hidden): void {
  const hidden = (table: string) => rules.tables.byPath.get(`${table}.hidden`) as Column
  for (const row of rows) if (row < scene.combatants) scene.set(hidden('combatant'), row, 1, 'override')
  if (places === null) return
  const at = scene.now.fight.hidden[0]
  const before = at < 0 ? [] : (scene.values[at] as readonly string[])
  scene.set(hidden('fight'), 0, scene.store([...before, ...places]), 'override')
}

/** The course of a fight that stands, as its seats saw it. It has a scene of its own: the fight's is not touched. */
export class Past {
  private readonly session: AnySession
  private readonly rules: AnyRuleset
  private sceneMade: AnyScene | null = null

  constructor(session: AnySession) {
    this.session = session
    this.rules = session.rules as AnyRuleset
  }

  /** All steps of the one who was told. */
  steps(seatLog: SeatLog): PastStep[] {
    return this.stands(seatLog).map(({ done, line }, n) => ({ n, line, round: roundOf(this.sceneAt(done)) }))
  }

  /** How the seat (by position) saw the fight at a step; null where there is none of that number. */
  table(seat: number, { seatLog, letters, since }: PastMemory, n: number, pictures: GivenPictures): PastTable | null {
    const step = this.stands(seatLog)[n]
    if (step === undefined) return null
    const first = Math.min(since ?? 0, this.session.ply)
    const hidden = step.done < first ? this.hiddenAt(first, seat) : null
    const scene = this.sceneAt(step.done)
    if (hidden !== null) hide(this.rules, scene, hidden)
    const table = pastTableOf(this.rules, scene, seat, letters, pictures)
    return { n, round: table.fight.round, line: step.line, table }
  }

  /** How many commands had been done at a step; null where there is none of that number. For hosts, not for people. */
  doneAt(seatLog: SeatLog, n: number): number | null {
    return this.stands(seatLog)[n]?.done ?? null
  }

  /** What the referee hid from the seat when so many commands had been done. */
  private hiddenAt(done: number, seat: number): Hidden {
    const scene = this.sceneAt(done)
    const viewer = viewerOf(scene, seat)
    return { rows: hiddenRows(scene, viewer), places: unknownTo(scene, viewer) }
  }

  private stands(seatLog: SeatLog): { readonly done: number; readonly line: number }[] {
    return [{ done: 0, line: 0 }, ...seatLog.steps()]
  }

  /** How the fight stood when so many commands had been done. */
  sceneAt(done: number): AnyScene {
    const scene = this.scene
    scene.load(this.checkpoint(done))
    return scene
  }

  private checkpoint(done: number): Checkpoint {
    if (done === 0 && this.session.forgotten > 0) return (this.rules.open(this.session.setup) as AnyScene).save()
    return this.session.played[done]?.before ?? this.session.scene.save()
  }

  private get scene(): AnyScene {
    if (this.sceneMade === null) {
      this.sceneMade = this.rules.open(this.session.setup) as AnyScene
      // Explanations are made only while somebody listens.
      this.sceneMade.recorder = new Recorder()
    }
    return this.sceneMade
  }
}
