import {
  type AnyRuleset,
  type AnyScene,
  type Board,
  type Card,
  hiddenRows,
  isOver,
  lookingThrough,
  nameOf,
  type Order,
  roundOf,
  sideOf,
  type TokenShape,
  type Viewer,
  viewerOf,
  winnerOf,
  withoutHidden,
} from '@fray/kernel'
import type { AnySession } from '../live-fight.ts'
import { type SeatPack, seatPacksOf } from '../packs/seat-packs.ts'
import type { Decisions, Step } from '../play/decisions.ts'
import type { Plans, SeatPlan } from '../play/plans.ts'
import type { Rounds } from '../play/rounds.ts'
import {
  awaitedSeats,
  type DeciderOf,
  declaredOf,
  diceOf,
  type QuestionIds,
  questionsOf,
  type SeatDeclared,
  type SeatDice,
  type SeatQuestion,
} from '../questions.ts'
import { boardOf, rowsKnown, shapeOf } from './board.ts'
import { cardOf } from './cards.ts'
import { type Hidden, hiddenNow } from './hiding.ts'
import type { Letters } from './letters.ts'
import { type GivenPictures, NO_PICTURES } from './pictures.ts'
import { type Looking, lookingAlone, NO_CACHE, type ViewCaching } from './view-cache.ts'

/** Everything that a host draws for one seat: plain data, with nothing in it that the seat may not know. */
export interface SeatTable {
  readonly fight: {
    readonly ruleset: string
    readonly title: string
    /** The round, 0 before the first. */
    readonly round: number
    readonly over: boolean
    /** The id of the side that has won, or null. */
    readonly winner: string | null
    readonly options: Readonly<Record<string, string | number>>
    /** Words of the table, open to everybody. */
    readonly notes: readonly string[]
    /** The content packs that hold, in their order, with what differs than in the book. */
    readonly packs: readonly SeatPack[]
  }
  /** Whose table it is. */
  readonly seat: { readonly id: string; readonly referee: boolean }
  readonly sides: readonly {
    readonly id: string
    readonly name: string
    readonly shape: TokenShape
    /** Whether the seat has a combatant on it. */
    readonly yours: boolean
  }[]
  readonly board: Board
  readonly order: Order
  /** Everybody of whom the seat knows, in the order of the roster. */
  readonly cards: readonly Card[]
  readonly turn: {
    /** Names of the seat's own combatants that it may command now, the likeliest first. */
    readonly who: readonly string[]
    /** Ids of the seats for whom the fight waits; empty when it goes on by itself, or is over. */
    readonly waitingFor: readonly string[]
  }
  readonly questions: readonly SeatQuestion[]
  readonly dice: SeatDice | null
  /** What was declared in secret while others have still to declare; null where nothing is declared now. */
  readonly declared: SeatDeclared | null
  /** What the seat has planned for its next turn, or null. */
  readonly plan: SeatPlan | null
  readonly undo: Step | null
  readonly redo: Step | null
  /** What is hidden from the others, and the notes of the encounter that are for the referee alone; null for everybody else. */
  readonly hidden: Hidden | null
}

/** What a table is made with in addition to the fight: what the seat has been shown before. */
export interface TableMemory {
  readonly letters: Letters
  readonly questionIds: QuestionIds
}

/** What a table asks about the fight's course. */
export interface TableSources {
  readonly decisions: Decisions
  readonly plans: Plans
  readonly rounds: Rounds
  readonly deciderOf: DeciderOf
  /** The seat that types real dice, -1 where the generator rolls. */
  readonly rollerOf: DeciderOf
  readonly pictures: GivenPictures
}

/** Ids of the seats for whom the fight waits; none where it goes on by itself, or is over. */
export function waitingFor(
  session: AnySession,
  { rounds, deciderOf, rollerOf }: Pick<TableSources, 'rounds' | 'deciderOf' | 'rollerOf'>,
): readonly string[] {
  if (rounds.due() !== null || isOver(session.scene)) return []
  return session.atMoment(() =>
    awaitedSeats(session, deciderOf, rollerOf, rounds).map((at) => session.setup.seats[at]?.id ?? ''),
  )
}

/** Names of the combatants of a seat (by position) that it may command now, the likeliest first; none while a command waits. */
export function whoCanActOf(session: AnySession, seat: number, deciderOf: DeciderOf): readonly string[] {
  const { rules, awaited } = session
  if (awaited !== null) return []
  return session.atMoment(() => {
    const { scene } = session
    const own = (row: number) => deciderOf(row) === seat
    return lookingThrough(rules, scene, viewerOf(scene, seat), () => rules.whoCanAct(scene).filter(own)).map((row) =>
      nameOf(scene, row),
    )
  })
}

/** What the seat (by position) sees of the fight as it stands: in the middle of a command where that waits for an answer. */
export function tableOf(
  session: AnySession,
  seat: number,
  memory: TableMemory,
  sources: TableSources,
  cache: ViewCaching = NO_CACHE,
): SeatTable {
  const { decisions, plans, deciderOf, rollerOf, pictures } = sources
  const rules = session.rules as AnyRuleset
  const [undo, redo] = [decisions.undo(seat), decisions.redo(seat)]
  const turn = { who: whoCanActOf(session, seat, deciderOf), waitingFor: waitingFor(session, sources) }
  const step = (found: Step | null) => (found === null ? null : { words: found.words })
  return session.atMoment((): SeatTable => {
    const { scene } = session
    const viewer = viewerOf(scene, seat)
    return lookingThrough(rules, scene, viewer, () => {
      const looking = cache.looking(scene, viewer)
      return {
        ...withoutHidden(rules, scene, viewer, () =>
          pictureOf(rules, scene, seat, looking, { letters: memory.letters, pictures }),
        ),
        turn,
        questions: questionsOf(session, seat, deciderOf, memory.questionIds),
        dice: diceOf(session, seat, rollerOf),
        declared: declaredOf(session, seat, deciderOf),
        plan: plans.of(seat),
        undo: step(undo),
        redo: step(redo),
      }
    })
  })
}

/** What the seat (by position) saw when the fight stood as it does in the scene: the same, with nothing to be done. */
export function pastTableOf(
  rules: AnyRuleset,
  scene: AnyScene,
  seat: number,
  letters: Letters,
  pictures = NO_PICTURES,
): SeatTable {
  const viewer = viewerOf(scene, seat)
  return lookingThrough(rules, scene, viewer, () => ({
    ...withoutHidden(rules, scene, viewer, () =>
      pictureOf(rules, scene, seat, lookingAlone(viewer), { letters, pictures }),
    ),
    turn: { who: [], waitingFor: [] },
    ...{ questions: [], dice: null, declared: null, plan: null, undo: null, redo: null },
  }))
}

/** How the fight stands. */
type Picture = Pick<SeatTable, 'fight' | 'seat' | 'sides' | 'board' | 'order' | 'cards' | 'hidden'>

/** Whether the referee hides somebody of the side from the viewer, which knows nobody else of it. */
const isHiddenSide = (scene: AnyScene, side: number, known: readonly number[], viewer: Viewer): boolean =>
  hiddenRows(scene, viewer).some((row) => sideOf(scene, row) === side) &&
  !known.some((row) => sideOf(scene, row) === side)

/** With what a board is drawn. */
interface Drawing {
  readonly letters: Letters
  readonly pictures: GivenPictures
}

/** How the fight stands, as those see it who look. */
function pictureOf(
  rules: AnyRuleset,
  scene: AnyScene,
  seat: number,
  looking: Looking,
  { letters, pictures }: Drawing,
): Picture {
  const { setup } = scene
  const { referee } = looking.viewer
  const rows = rowsKnown(rules, scene, looking)
  return {
    fight: looking.part('fight', 0, () => fightOf(rules, scene)),
    seat: { id: setup.seats[seat]?.id ?? '', referee },
    sides: looking.part('sides', 0, (viewer) => sidesOf(scene, rows, viewer), [rows]),
    board: boardOf(rules, scene, looking, letters, pictures),
    order: looking.part('order', 0, (viewer) => rules.presentation.order(scene, viewer)),
    cards: rows.map((row) => cardOf(rules, scene, row, looking)),
    hidden: referee ? hiddenNow(scene) : null,
  }
}

function fightOf(rules: AnyRuleset, scene: AnyScene): SeatTable['fight'] {
  const { setup } = scene
  const winner = winnerOf(scene)
  return {
    ruleset: rules.id,
    title: setup.title,
    round: roundOf(scene),
    over: isOver(scene),
    winner: winner < 0 ? null : (setup.sides[winner]?.id ?? null),
    options: setup.options,
    notes: setup.notes,
    packs: seatPacksOf(setup.packs ?? [], rules),
  }
}

const sidesOf = (scene: AnyScene, rows: readonly number[], viewer: Viewer): SeatTable['sides'] =>
  scene.setup.sides
    .map(({ id, name }, side) => ({
      ...{ id, name, shape: shapeOf(side) },
      yours: rows.some((row) => viewer.owns(row) && sideOf(scene, row) === side),
    }))
    .filter((_, side) => !isHiddenSide(scene, side, rows, viewer))
