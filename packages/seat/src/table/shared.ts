import { type AnyScene, type Checkpoint, hiddenPlaces, isHiding, type Viewer } from '@fray/kernel'
import { alike } from './alike.ts'

/** What a viewer was asked, one question after the other: by which method, with what, and what it said. */
type Asked = unknown[]

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
  before: ReadonlyMap<unknown, readonly Part[]>
}

/** Hears of every value that is shared: tests freeze it. */
export const sharing: { heard: ((value: unknown) => void) | null } = { heard: null }

/** Says for a viewer what it says, and notes all that it was asked. */
class Noting implements Viewer {
  private readonly of: Viewer
  readonly asked: Asked = []
  /** How many parts are being made, one within the other. */
  depth = 0

  constructor(of: Viewer) {
    this.of = of
  }

  private note<T>(method: keyof Viewer, a: unknown, b: unknown, said: T): T {
    this.asked.push(method, a, b, said)
    return said
  }

  get seat(): number {
    return this.note('seat', null, null, this.of.seat)
  }
  get referee(): boolean {
    return this.note('referee', null, null, this.of.referee)
  }
  owns(row: number): ReturnType<Viewer['owns']> {
    return this.note('owns', row, null, this.of.owns(row))
  }
  vitals(row: number): ReturnType<Viewer['vitals']> {
    return this.note('vitals', row, null, this.of.vitals(row))
  }
  knows(what: Parameters<Viewer['knows']>[0], row: number): boolean {
    return this.note('knows', what, row, this.of.knows(what, row))
  }
  presence(row: number): ReturnType<Viewer['presence']> {
    return this.note('presence', row, null, this.of.presence(row))
  }
  befriends(row: number): boolean {
    return this.note('befriends', row, null, this.of.befriends(row))
  }
  sees(column: Parameters<Viewer['sees']>[0], row: number): boolean {
    return this.note('sees', column, row, this.of.sees(column, row))
  }
}

/** Whether the viewer says to all that was asked what was said then. */
function saysSo(viewer: Viewer, asked: Asked): boolean {
  for (let i = 0; i < asked.length; i += 4) {
    const method = asked[i] as keyof Viewer
    const is =
      method === 'seat' || method === 'referee'
        ? viewer[method]
        : (viewer[method] as (a: unknown, b: unknown) => unknown).call(viewer, asked[i + 1], asked[i + 2])
    if (is !== asked[i + 3]) return false
  }
  return true
}

const isGiven = (given: readonly unknown[], other: readonly unknown[]): boolean =>
  given.length === other.length && given.every((one, i) => Object.is(one, other[i]))

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
    const noting = new Noting(viewer)
    return { viewer: noting, part: (...wanted) => this.part(viewer, noting, ...wanted) }
  }

  /** Notes how the fight stands: parts of it as it stood otherwise hold no longer. */
  private stand(scene: AnyScene): void {
    if (this.stood !== null && isAsIt(scene, this.stood)) return
    this.stood = this.stood === null ? scene.save() : scene.saveOver(this.stood)
    this.state++
  }

  private part<T>(
    viewer: Viewer,
    noting: Noting,
    name: string,
    about: unknown,
    make: (viewer: Viewer) => T,
    given: readonly unknown[] = [],
    isOwn?: () => boolean,
  ): T {
    const slot = this.slotOf(name)
    const parts = slot.now.get(about) ?? []
    if (parts.length === 0) slot.now.set(about, parts)
    for (const known of parts) {
      if (!isGiven(known.given, given) || !saysSo(viewer, known.asked)) continue
      // What hangs on this part hangs on what was asked for it, too.
      if (noting.depth > 0) noting.asked.push(...known.asked)
      return known.value as T
    }
    const from = noting.asked.length
    noting.depth++
    const made = make(noting)
    noting.depth--
    if (isOwn?.() === true) return made
    const value = slot.before.get(about)?.find((known) => alike(known.value, made))?.value ?? made
    parts.push({ asked: noting.asked.slice(from), given, value })
    sharing.heard?.(value)
    return value as T
  }

  private slotOf(name: string): Slot {
    const slot = this.slots.get(name) ?? { state: this.state, now: new Map(), before: new Map() }
    this.slots.set(name, slot)
    if (slot.state !== this.state) Object.assign(slot, { state: this.state, now: new Map(), before: slot.now })
    return slot
  }
}

function isAsIt({ layout, values, sheets, memory }: AnyScene, stood: Checkpoint): boolean {
  if (layout !== stood.layout || values !== stood.values || sheets !== stood.sheets) return false
  for (let i = 0; i < memory.length; i++) if (memory[i] !== stood.memory[i]) return false
  return true
}
