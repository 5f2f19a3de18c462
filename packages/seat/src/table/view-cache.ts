import {
  type AnyScene,
  type Checkpoint,
  type Column,
  hiddenPlaces,
  isHiding,
  isSameCheckpoint,
  type Viewer,
} from '@fray/kernel'
import { alike } from './alike.ts'

/** What a viewer was asked and answered, flat, four items a question: its number, two arguments, the answer. */
type AnswerTrace = unknown[]

/** The questions that a viewer may be asked, by number. */
const [SEAT, REFEREE, OWNS, VITALS, KNOWS, PRESENCE, BEFRIENDS, SEES] = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** A cached part: it is right for every viewer who would give the same answers, with the same `given` items. */
interface Part {
  readonly asked: AnswerTrace
  readonly given: readonly unknown[]
  readonly value: unknown
}

/** The cached parts of one name, by what they are about: those of the present state, and those of the state before it. */
interface Slot {
  state: number
  now: Map<unknown, Part[]>
  before: Map<unknown, Part[]>
}

/** For tests, which freeze every cached value. */
export const sharedValues: { heard: ((value: unknown) => void) | null } = { heard: null }

/** Answers as another viewer does, and records the questions with their answers. */
class RecordingViewer implements Viewer {
  private readonly of: Viewer
  readonly asked: AnswerTrace = []

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

/** The viewer's answer to a question of a trace. */
function answerOf(viewer: Viewer, question: unknown, a: unknown, b: unknown): unknown {
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

/** Whether the viewer would give all the answers of the trace. */
function wouldAnswerSame(viewer: Viewer, asked: AnswerTrace): boolean {
  for (let i = 0; i < asked.length; i += 4)
    if (answerOf(viewer, asked[i], asked[i + 1], asked[i + 2]) !== asked[i + 3]) return false
  return true
}

function sameItems(given: readonly unknown[], other: readonly unknown[]): boolean {
  for (let i = 0; i < given.length; i++) if (given[i] !== other[i]) return false
  return given.length === other.length
}

const NOTHING: readonly unknown[] = []

/** Makes what one viewer sees, part by part: for it alone, or from a cache that viewers share. */
export interface Looking {
  readonly viewer: Viewer
  /**
   * A part of what is seen, by its name and what it is about: a row, an event, 0 for the whole. It may depend on the state of the fight, on
   * what `make` asks its viewer, and on the items of `given` (compared by identity), and on nothing else. Nobody changes it. With `isOwn` it is not cached.
   */
  part<T>(
    name: string,
    about: unknown,
    make: (viewer: Viewer) => T,
    given?: readonly unknown[],
    isOwn?: () => boolean,
  ): T
}

/** Without a cache. */
export const lookingAlone = (viewer: Viewer): Looking => ({ viewer, part: (_name, _about, make) => make(viewer) })

/** What hands out views of one fight. */
export type ViewCaching = Pick<ViewCache, 'looking'>

/** Caches nothing. */
export const NO_CACHE: ViewCaching = { looking: (_, viewer) => lookingAlone(viewer) }

/**
 * A cache of the parts of all seats' views of one fight. A part is made once for each state of the fight and each set of answers; one that
 * equals the part before it is the same object. Nothing is cached while the referee hides anything.
 */
export class ViewCache {
  private readonly slots = new Map<string, Slot>()
  private stood: Checkpoint | null = null
  private state = 0

  /** A view of the scene for this viewer, through whom the scene is being looked at now. */
  looking(scene: AnyScene, viewer: Viewer): Looking {
    if (scene.known !== null || scene.unknown !== null || isHiding(scene) || hiddenPlaces(scene).length > 0)
      return lookingAlone(viewer)
    this.stand(scene)
    return new LookingThroughCache(this, viewer)
  }

  /** Takes note of the state of the fight: a new one makes the cached parts old. */
  private stand(scene: AnyScene): void {
    if (this.stood !== null && isSameCheckpoint(scene, this.stood)) return
    this.stood = this.stood === null ? scene.save() : scene.saveOver(this.stood)
    this.state++
  }

  /** The cached parts of a name; old ones are kept once, so that equal parts stay the same object. */
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

/** One viewer's view, made through the cache. */
class LookingThroughCache implements Looking {
  readonly viewer: RecordingViewer
  private readonly shared: ViewCache
  private readonly own: Viewer
  /** How many parts are being made, one within the other. */
  private depth = 0

  constructor(shared: ViewCache, viewer: Viewer) {
    this.shared = shared
    this.own = viewer
    this.viewer = new RecordingViewer(viewer)
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
        if (!sameItems(known.given, given) || !wouldAnswerSame(this.own, known.asked)) continue
        // A part that contains this one depends on the same answers.
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
    sharedValues.heard?.(value)
    return value as T
  }
}
