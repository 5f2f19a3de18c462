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

/** A step of a fight in one seat's log. */
export interface PastStep {
  /** Counts from 0, the start: what the seat did not learn, and what was undone, takes no number. */
  readonly n: number
  /** The round at the time, 0 before the first. */
  readonly round: number
  /** The number of the seat's last log entry at the time; 0 at the start. */
  readonly line: number
}

/** What a seat saw at a step. */
export interface PastTable extends PastStep {
  /** The table at the time. Nothing in it can be acted on: no turn, no questions, no plan, nothing to undo. */
  readonly table: SeatTable
}

/** The parts of a seat's memory that its past depends on. */
type PastMemory = Pick<SeatMemory, 'letters' | 'since'> & { readonly seatLog: SeatLog }

interface Hidden {
  readonly rows: readonly number[]
  /** Places and things, as `fight.hidden` stores them. */
  readonly places: ReadonlySet<string> | null
}

/** Hides these, too, in a private scene. */
function hide(rules: AnyRuleset, scene: AnyScene, { rows, places }: Hidden): void {
  const hidden = (table: string) => rules.tables.byPath.get(`${table}.hidden`) as Column
  for (const row of rows) if (row < scene.combatants) scene.set(hidden('combatant'), row, 1, 'override')
  if (places === null) return
  const at = scene.now.fight.hidden[0]
  const before = at < 0 ? [] : (scene.values[at] as readonly string[])
  scene.set(hidden('fight'), 0, scene.store([...before, ...places]), 'override')
}

/** The course of a fight as its seats saw it. It uses a private scene. */
export class Past {
  private readonly session: AnySession
  private readonly rules: AnyRuleset
  private sceneMade: AnyScene | null = null

  constructor(session: AnySession) {
    this.session = session
    this.rules = session.rules as AnyRuleset
  }

  /** All steps of a log. */
  steps(seatLog: SeatLog): PastStep[] {
    return this.stands(seatLog).map(({ done, line }, n) => ({ n, line, round: roundOf(this.sceneAt(done)) }))
  }

  /** The table of the seat (by position) at a step; null if there is no such step. */
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

  /** The number of commands at a step; null if there is no such step. For hosts, not for people. */
  doneAt(seatLog: SeatLog, n: number): number | null {
    return this.stands(seatLog)[n]?.done ?? null
  }

  /** What the referee hid from the seat after that many commands. */
  private hiddenAt(done: number, seat: number): Hidden {
    const scene = this.sceneAt(done)
    const viewer = viewerOf(scene, seat)
    return { rows: hiddenRows(scene, viewer), places: unknownTo(scene, viewer) }
  }

  private stands(seatLog: SeatLog): { readonly done: number; readonly line: number }[] {
    return [{ done: 0, line: 0 }, ...seatLog.steps()]
  }

  /** The fight after that many commands. */
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
      // Explanations need a recorder.
      this.sceneMade.recorder = new Recorder()
    }
    return this.sceneMade
  }
}
