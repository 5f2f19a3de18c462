import { type AnyScene, type Checkpoint, type Column, hiddenPlaces, isHiding, type Viewer } from '@fray/kernel'
import { alike } from './alike.ts'

/** What a viewer was asked, one question after the other: which, with what, and what it said. */
type Asked = unknown[]

/** The questions that a viewer may be asked, by number. */
const [SEAT, REFEREE, OWNS, VITALS, KNOWS, PRESENCE, BEFRIENDS, SEES] = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** A part that was made: for all who would have said the same and hand in the same. */
interface Part {
  readonly asked: Asked
  readonly given: readonly unknown[]
  readonly value: unknown
}

/** The parts of one name, by what they are about, as the fight stands now and as it stood when they were last asked for before. */
interface Slot {
  state: number
  now: Map<unknown, Part[]>
  before: Map<unknown, Part[]>
}

/** Hears of every value that is shared: tests freeze it. */
export const sharing: { heard: ((value: unknown) => void) | null } = { heard: null }

/** Says for a viewer what it says, and notes all that it was asked. */
class Noting implements Viewer {
  private readonly of: Viewer
  readonly asked: Asked = []

  constructor(of: Viewer) {
    this.of = of
  }

  private note<T>(question: number, a: unknown, b: unknown, said: T): T {
    this.asked.push(question, a, b, said)
    return said
  }

  get seat(): number {
    return this.note(SEAT, 0, 0, this.of.seat)
  }
  get referee(): boolean {
    return this.note(REFEREE, 0, 0, this.of.referee)
  }
  owns(row: number): ReturnType<Viewer['owns']> {
    return this.note(OWNS, row, 0, this.of.owns(row))
  }
  vitals(row: number): ReturnType<Viewer['vitals']> {
    return this.note(VITALS, row, 0, this.of.vitals(row))
  }
  knows(what: Parameters<Viewer['knows']>[0], row: number): boolean {
    return this.note(KNOWS, what, row, this.of.knows(what, row))
  }
  presence(row: number): ReturnType<Viewer['presence']> {
    return this.note(PRESENCE, row, 0, this.of.presence(row))
  }
  befriends(row: number): boolean {
    return this.note(BEFRIENDS, row, 0, this.of.befriends(row))
  }
  sees(column: Column, row: number): boolean {
    return this.note(SEES, column, row, this.of.sees(column, row))
  }
}

/** What the viewer says to a question. */
function saysTo(viewer: Viewer, question: unknown, a: unknown, b: unknown): unknown {
  switch (question) {
    case SEAT:
      return viewer.seat
    case REFEREE:
      return viewer.referee
    case OWNS:
      return viewer.owns(a as number)
    case VITALS:
      return viewer.vitals(a as number)
    case KNOWS:
      return viewer.knows(a as Parameters<Viewer['knows']>[0], b as number)
    case PRESENCE:
      return viewer.presence(a as number)
    case BEFRIENDS:
      return viewer.befriends(a as number)
    default:
      return viewer.sees(a as Column, b as number)
  }
}

/** Whether the viewer says to all that was asked what was said then. */
function saysSo(viewer: Viewer, asked: Asked): boolean {
  for (let i = 0; i < asked.length; i += 4)
    if (saysTo(viewer, asked[i], asked[i + 1], asked[i + 2]) !== asked[i + 3]) return false
  return true
}

function isGiven(given: readonly unknown[], other: readonly unknown[]): boolean {
  for (let i = 0; i < given.length; i++) if (given[i] !== other[i]) return false
  return given.length === other.length
}

const NOTHING: readonly unknown[] = []

/** How one viewer looks at the fight: what it sees is made for it alone, or shared with those who know the same. */
export interface Looking {
  readonly viewer: Viewer
  /**
   * A part of what is seen, by its name and what it is about: a row, an event, 0 for the whole. It hangs on the fight as it stands, on what `make` asks its viewer,
   * and on what is `given`, each the very same, and is never changed; on nothing else. Where `isOwn` says so it is for this viewer alone.
   */
  part<T>(
    name: string,
    about: unknown,
    make: (viewer: Viewer) => T,
    given?: readonly unknown[],
    isOwn?: () => boolean,
  ): T
}

/** Somebody who looks alone. */
export const lookingAlone = (viewer: Viewer): Looking => ({ viewer, part: (_name, _about, make) => make(viewer) })

/** How those look who see the same fight. */
export type Sharing = Pick<Shared, 'looking'>

/** Where everybody looks alone. */
export const NOTHING_SHARED: Sharing = { looking: (_, viewer) => lookingAlone(viewer) }

/**
 * What the seats of a fight are shown, in parts that those share who know the same: a part is made once as the fight stands, and is the
 * very object that it was before where nothing in it differs. Where the referee hides anything from anybody, nothing is shared.
 */
export class Shared {
  private readonly slots = new Map<string, Slot>()
  private stood: Checkpoint | null = null
  private state = 0

  /** How the viewer looks at the scene, whose eyes the scene is looked at through just now. */
  looking(scene: AnyScene, viewer: Viewer): Looking {
    if (scene.known !== null || scene.unknown !== null || isHiding(scene) || hiddenPlaces(scene).length > 0)
      return lookingAlone(viewer)
    this.stand(scene)
    return new LookingWithOthers(this, viewer)
  }

  /** Notes how the fight stands: parts of it as it stood otherwise hold no longer. */
  private stand(scene: AnyScene): void {
    if (this.stood !== null && isAsIt(scene, this.stood)) return
    this.stood = this.stood === null ? scene.save() : scene.saveOver(this.stood)
    this.state++
  }

  /** The parts of a name, those of how the fight stood before put aside. */
  slotOf(name: string): Slot {
    let slot = this.slots.get(name)
    if (slot === undefined) {
      slot = { state: this.state, now: new Map(), before: new Map() }
      this.slots.set(name, slot)
    } else if (slot.state !== this.state) {
      const { now, before } = slot
      before.clear()
      slot.state = this.state
      slot.now = before
      slot.before = now
    }
    return slot
  }
}

/** Somebody who shares what it sees. */
class LookingWithOthers implements Looking {
  readonly viewer: Noting
  private readonly shared: Shared
  private readonly own: Viewer
  /** How many parts are being made, one within the other. */
  private depth = 0

  constructor(shared: Shared, viewer: Viewer) {
    this.shared = shared
    this.own = viewer
    this.viewer = new Noting(viewer)
  }

  part<T>(
    name: string,
    about: unknown,
    make: (viewer: Viewer) => T,
    given: readonly unknown[] = NOTHING,
    isOwn?: () => boolean,
  ): T {
    const slot = this.shared.slotOf(name)
    const { asked } = this.viewer
    const parts = slot.now.get(about)
    if (parts !== undefined)
      for (const known of parts) {
        if (!isGiven(known.given, given) || !saysSo(this.own, known.asked)) continue
        // What hangs on this part hangs on what was asked for it, too.
        if (this.depth > 0) asked.push(...known.asked)
        return known.value as T
      }
    const from = asked.length
    this.depth++
    const made = make(this.viewer)
    this.depth--
    if (isOwn?.() === true) return made
    const value = slot.before.get(about)?.find((known) => alike(known.value, made))?.value ?? made
    const part = { asked: asked.slice(from), given, value }
    if (parts === undefined) slot.now.set(about, [part])
    else parts.push(part)
    sharing.heard?.(value)
    return value as T
  }
}

function isAsIt({ layout, values, sheets, memory }: AnyScene, stood: Checkpoint): boolean {
  if (layout !== stood.layout || values !== stood.values || sheets !== stood.sheets) return false
  for (let i = 0; i < memory.length; i++) if (memory[i] !== stood.memory[i]) return false
  return true
}
