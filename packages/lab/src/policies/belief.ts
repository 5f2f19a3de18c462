import {
  type AnyRuleset,
  type AnyScene,
  type Checkpoint,
  type Column,
  type Random,
  REFEREE_SEAT,
  type Setup,
  seatOf,
  sideOf,
  takeHiddenAway,
  type Viewer,
  viewCombatant,
  viewerFor,
  viewerOf,
} from '@fray/kernel'

/** Attempts after which numbers that do not quite match what is seen are accepted. */
const TRIES = 40

/** One row of a table that a seat may not fully know. */
interface Hidden {
  readonly row: number
  readonly columns: readonly Column[]
}

/** A combatant that a seat may not fully know, and how it looks. */
interface HiddenCombatant extends Hidden {
  /** The word for its health, or null if even that is unknown. */
  readonly word: string | null
  readonly standing: boolean
  /** Everything visible of a combatant that is down, if that is more than the word; otherwise ''. */
  readonly look: string
}

/**
 * What a seat could believe about a fight: copies in which everything that it may not know is replaced by something
 * that looks the same to it. The policies of the lab see fights only through this, so that none of them knows hidden
 * hit points, others' secrets, where undetected combatants are, or dice to come.
 *
 * Hidden hit points are drawn so that the combatant looks as hurt as it does, out of about as many as one of the
 * seat's own has; other hidden columns (such as defenses and abilities that a side hides) are copied from one of the
 * seat's own, or have their initial values. Combatants that the seat cannot locate are put anywhere. Those that the
 * referee hides from it are not there at all. Secret declarations are not part of a fight until they are revealed.
 */
export class Beliefs {
  private readonly rules: AnyRuleset
  private readonly scene: AnyScene
  private readonly before: Checkpoint
  private readonly viewer: Viewer
  /** The combatants that the referee hides from the whole seat. */
  readonly hidden: readonly number[]
  /**
   * Whether the referee hides from the seat everyone whom its combatants could fight: to the seat the fight looks
   * over.
   */
  readonly isAlone: boolean
  private readonly combatants: readonly HiddenCombatant[]
  private readonly others: readonly Hidden[]
  /** Combatants that the seat knows fully: the models for others. */
  private readonly known: readonly number[]

  /**
   * @param scene a private scene, on which the copies are made; its state is overwritten
   * @param before the actual fight
   * @param row the combatant for which to think, seeing what its seat sees; -1 for the referee
   * @param acting who acts now, and so is visible even if the referee hides it; -1 for nobody
   */
  constructor(rules: AnyRuleset, scene: AnyScene, before: Checkpoint, row: number, acting = -1) {
    this.rules = rules
    this.scene = scene
    scene.load(before)
    this.viewer = viewerFor(scene, row)
    if (acting >= 0) scene.set(columnOf(rules, 'combatant.hidden'), acting, 0, IMAGINED)
    // The referee's seat knows everyone, whomever it plays.
    const seat = viewerOf(scene, row < 0 ? REFEREE_SEAT : seatOf(scene, row))
    this.hidden = takeHiddenAway(rules, scene, seat)
    const isAnybody = this.hidden.length > 0
    this.before = isAnybody ? scene.save() : before
    this.isAlone = isAnybody && row >= 0 && !this.hasFoes(row)
    this.combatants = this.hiddenCombatants()
    this.others = this.hiddenOthers()
    this.known = this.knownRows()
  }

  private hasFoes(row: number): boolean {
    const { rules, scene } = this
    for (let other = 0; other < scene.combatants; other++)
      if (sideOf(scene, other) !== sideOf(scene, row) && rules.isStanding(scene, other)) return true
    return false
  }

  /** Whether the seat knows everything except where the hidden are. */
  get isCertain(): boolean {
    return this.combatants.length === 0 && this.others.length === 0
  }

  private columnsOf(table: string): Column[] {
    return this.rules.tables.all.filter((column) => column.tableName === table && column.visibility !== 'all')
  }

  private hiddenCombatants(): HiddenCombatant[] {
    const { rules, scene, viewer } = this
    const hidden = this.columnsOf('combatant')
    const found: HiddenCombatant[] = []
    for (let row = 0; row < scene.combatants; row++) {
      if (this.hidden.includes(row)) continue
      const columns = this.notShown(
        hidden.filter((column) => !viewer.sees(column, row)),
        row,
      )
      if (columns.length === 0) continue
      const word = viewer.vitals(row) === 'nothing' ? null : rules.healthWord(scene, row, null)
      const standing = rules.isStanding(scene, row)
      const isBelow = !standing && columns.some(({ visibility, min }) => visibility === 'vital' && min < 0)
      found.push({ row, columns, word, standing, look: isBelow ? this.lookOf(row) : '' })
    }
    return found
  }

  /**
   * Leaves out numbers that a seat does not see as columns but that are part of what it is shown, such as scores with
   * exact life.
   */
  private notShown(columns: readonly Column[], row: number): Column[] {
    const { scene } = this
    const numbers = columns.filter(({ visibility, kind }) => visibility === 'seat' && kind === 'int')
    if (numbers.length === 0) return [...columns]
    const look = this.lookOf(row)
    const isShown = (some: readonly Column[]): boolean => {
      const add = (by: number) => {
        for (const column of some) {
          for (let cell = 0; cell < column.width; cell++)
            scene.setCell(column, row, cell, scene.read(column, row, cell) + by, IMAGINED)
        }
      }
      add(1)
      const isOther = this.lookOf(row) !== look
      add(-1)
      return isOther
    }
    // Checking all columns together first is enough for nearly everyone.
    const shown = isShown(numbers) ? numbers.filter((column) => isShown([column])) : []
    return columns.filter((column) => !shown.includes(column))
  }

  private lookOf(row: number): string {
    return JSON.stringify(viewCombatant(this.rules, this.scene, row, this.viewer))
  }

  /** Rows of other tables; those about a combatant whose exact life the seat sees count as known. */
  private hiddenOthers(): Hidden[] {
    const { rules, scene, viewer } = this
    const found: Hidden[] = []
    rules.tables.names.forEach((name, table) => {
      if (name === 'combatant') return
      const columns = this.columnsOf(name)
      if (columns.length === 0) return
      const about = rules.tables.all.find((c) => c.tableName === name && c.kind === 'row' && c.of === 'combatant')
      for (let row = 0; row < scene.rows(table); row++) {
        const whom = about === undefined ? -1 : scene.read(about, row)
        if (whom >= 0 && viewer.vitals(whom) === 'exact') continue
        const unseen = columns.filter((column) => !viewer.sees(column, row))
        if (unseen.length > 0) found.push({ row, columns: unseen })
      }
    })
    return found
  }

  private knownRows(): number[] {
    const { scene, viewer } = this
    const rows = Array.from({ length: scene.combatants }, (_, row) => row).filter((row) => !this.hidden.includes(row))
    const own = rows.filter((row) => viewer.owns(row))
    return own.length > 0 ? own : rows.filter((row) => viewer.vitals(row) === 'exact')
  }

  /**
   * Turns the scene into a fight that the seat could believe to be this one. The same random numbers make the same
   * fight.
   */
  imagine(random: Random): void {
    const { rules, scene, viewer } = this
    scene.load(this.before)
    for (const { row, columns } of this.others) for (const column of columns) forget(scene, column, row)
    for (const unseen of this.combatants) this.imagineCombatant(unseen, random)
    rules.imaginePlaces?.(scene, viewer, random)
  }

  private imagineCombatant(unseen: HiddenCombatant, random: Random): void {
    const { scene, known, viewer } = this
    const { row, columns } = unseen
    const model = known.length === 0 ? -1 : known[random(known.length)]
    const life: (readonly [now: Column, most: Column])[] = []
    for (const column of columns) {
      const most = columns.find((other) => other.name === `${column.name}Max` && other.visibility === 'vital')
      if (column.visibility === 'vital' && most !== undefined) life.push([column, most])
    }
    for (const column of columns) {
      if (life.some(([now, most]) => now === column || most === column)) continue
      if (
        model < 0 ||
        column.visibility === 'vital' ||
        column.visibility === 'referee' ||
        !viewer.sees(column, model) ||
        !isPlain(column)
      )
        forget(scene, column, row)
      else copyCells(scene, column, model, row)
    }
    const scale = 70 + random(71)
    for (const [, most] of life) {
      const usual = model < 0 ? UNKNOWN_LIFE : scene.read(most, model)
      scene.set(most, row, Math.max(most.min, Math.round((usual * scale) / 100)), IMAGINED)
    }
    this.imagineHealth(unseen, life, random)
  }

  /** Draws how much life is left until it looks right. */
  private imagineHealth(
    { row, word, standing, look }: HiddenCombatant,
    life: readonly (readonly [now: Column, most: Column])[],
    random: Random,
  ): void {
    if (life.length === 0) return
    const { rules, scene } = this
    for (let i = 0; i < TRIES; i++) {
      for (const [now, most] of life) {
        const full = scene.read(most, row)
        const left = !standing ? lifeOfFallen(i, full, random) : i === 0 ? full : drawLife(full, random)
        scene.set(now, row, Math.max(now.min, left), IMAGINED)
      }
      const looks =
        (word === null || rules.healthWord(scene, row, null) === word) && (look === '' || this.lookOf(row) === look)
      if (looks && rules.isStanding(scene, row) === standing && (word !== null || i > 0)) return
    }
  }
}

/** Hit points of a combatant about which nothing can be known. */
const UNKNOWN_LIFE = 12

/** The rule cited for imagined changes; they are not recorded. */
const IMAGINED = 'imagined'

/** The life that may be left out of `full`: occasionally all of it, otherwise anything from 1 on. */
const drawLife = (full: number, random: Random): number =>
  full <= 1 || random(4) === 0 ? Math.max(1, full) : 1 + random(full)

/**
 * The life that a combatant out of the fight may have left, by attempt: none, less than none, all (it gave up), or
 * anything.
 */
function lifeOfFallen(tried: number, full: number, random: Random): number {
  const kind = tried % 4
  return kind === 0 ? 0 : kind === 1 ? -1 - random(5) : kind === 2 ? full : random(full + 1)
}

const isPlain = ({ kind }: Column): boolean => kind === 'int' || kind === 'flag' || kind === 'word'

const columnOf = ({ tables }: AnyRuleset, path: string): Column => tables.byPath.get(path) as Column

function forget(scene: AnyScene, column: Column, row: number): void {
  for (let cell = 0; cell < column.width; cell++) scene.setCell(column, row, cell, column.init, IMAGINED)
}

function copyCells(scene: AnyScene, column: Column, from: number, to: number): void {
  for (let cell = 0; cell < column.width; cell++)
    scene.setCell(column, to, cell, scene.read(column, from, cell), IMAGINED)
}

/** A private scene for a fight's set-up: opened once, and laid out again by whatever is loaded into it. */
export function sceneFor(rules: AnyRuleset, setup: Setup): AnyScene {
  const scene = rules.open(setup) as AnyScene
  scene.recorder = null
  scene.undoable = false
  return scene
}
