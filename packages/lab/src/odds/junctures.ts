import type { AnyScene, Branches, Follower } from '@fray/kernel'
import type { Fold, Passage } from './fold.ts'
import type { States } from './states.ts'

/** Junctures with the same start: what has been reached there. */
interface Meetings {
  readonly place: number
  /** The entry of the path at which what led to them started. */
  readonly since: number
  /** What follows for each fold, by what it depends on. */
  readonly known: Map<string, readonly Passage[]>
}

/**
 * Merges paths that reach the same situation at a juncture: the first is followed, the others are left there, and
 * what followed the first counts for them with their own weights. Nothing is merged that matters to a chooser: a
 * chooser knows what has happened, and the best answer depends only on what may follow, which is the same.
 */
export class Junctures implements Follower {
  private readonly scene: AnyScene
  private readonly branches: Branches
  private readonly makeStates: () => States
  private known: States | null = null
  private readonly folds: readonly Fold[]
  private readonly open: Meetings[] = []

  /**
   * @param states returns what numbers the situations, at the first juncture; it is cleared, and must not be used
   * elsewhere meanwhile
   */
  constructor(scene: AnyScene, branches: Branches, states: () => States, folds: readonly Fold[]) {
    this.scene = scene
    this.branches = branches
    this.makeStates = states
    this.folds = folds
  }

  meets(place: number, since: number, key: number): boolean {
    const { known } = this.meetingsOf(place, since)
    const mark = this.markOf(key)
    const met = known.get(mark)
    if (met === undefined) {
      known.set(
        mark,
        this.folds.map((fold) => fold.pass()),
      )
      return false
    }
    // Still being followed: a rule that returns to where it was.
    if (!met[0].isDone) return false
    this.folds.forEach((fold, i) => {
      fold.again(met[i] as Passage)
    })
    return true
  }

  private meetingsOf(place: number, since: number): Meetings {
    const { open } = this
    for (let i = open.length - 1; i >= 0; i--) if (open[i].place === place) return open[i]
    const meetings = { place, since, known: new Map<string, readonly Passage[]>() }
    open.push(meetings)
    return meetings
  }

  private get states(): States {
    if (this.known !== null) return this.known
    this.known = this.makeStates()
    this.known.clear()
    return this.known
  }

  /** What the rest depends on, besides the path before. */
  private markOf(key: number): string {
    const { scene } = this
    let mark = `${this.states.numberOf(scene)} ${key}`
    if (scene.blows !== null) mark += scene.blows.mark()
    return mark
  }

  /**
   * Call it when the branches have advanced to the next path: junctures that started after the changed entry are
   * dropped.
   */
  turned(): void {
    const turned = this.branches.length - 1
    let kept = 0
    for (const meetings of this.open) if (meetings.since <= turned) this.open[kept++] = meetings
    this.open.length = kept
  }
}
