/**
 * What a host needs: a program that opens fights, asks people and policies, and shows and stores what happens. A
 * ruleset needs `@fray/kernel/rules`; docs/reference/kernel.md explains how the pieces fit together.
 */

// What a ruleset exports as a game

export { titleOf } from './action-title.ts'
export type { Apart, Command, Param, PlainCommand } from './command.ts'
export type { FieldForm, KindForm, Shape } from './forms.ts'
export type {
  Action,
  AnyRuleset,
  Fate,
  Game,
  Intent,
  Policy,
  Problem,
  Random,
  Reading,
  Risk,
  Ruleset,
  RuleText,
  Underway,
} from './ruleset.ts'
export { type AnyScene, SOMEBODY } from './scene.ts'
export {
  GROUND_KINDS,
  type GroundKind,
  HIDEABLE,
  type Hideable,
  type HitPointVisibility,
  type MapPicture,
  type OptionSpec,
  type PackField,
  type PackInForce,
  type PackOption,
  type PackThing,
  PRESENCES,
  type Presence,
  REFEREE_SEAT,
  type Scenery,
  type Seat,
  type Setup,
  type Sheet,
  type Side,
} from './setup.ts'

export { type SwitchableRule, switchable } from './switchable.ts'

// A live fight: commands, answers, undo, forks

export { FORGOTTEN, Forgotten, forgotten } from './session/forgotten.ts'
export type { Awaited, Played, Reply } from './session/replies.ts'
export { Session, type SessionMark, type SessionOptions } from './session/session.ts'
export {
  ASK_EVERYTHING,
  ASK_WHAT_MATTERS,
  type ReactionSetting,
  type SeatSettings,
  settingFor,
} from './session/settings.ts'

// Journals

export { JournalDifference, type Watch } from './session/course.ts'
export {
  formatLine,
  isPictureLine,
  JOURNAL_VERSION,
  type Journal,
  JournalError,
  type JournalHead,
  type JournalLine,
  type JournalMove,
  type JournalOpen,
  parseJournal,
  parseLine,
} from './session/journal.ts'
export { lineOf, replayMove } from './session/replay.ts'

export { type Verdict, verifyJournal } from './session/verify.ts'

// Fights played by policies alone

export { Headway } from './headway.ts'
export { type Run, Runner, type RunOptions, randomFrom, runFight, type StartingPoint } from './run.ts'

// Who acts next, one step at a time

export {
  commandBy,
  commandDecided,
  commandDue,
  commanderOf,
  firstOf,
  goToCommand,
  grantedBefore,
  perform,
  wantedBy,
} from './driver.ts'

// Commands: reading, writing, checking, listing

export { isRefusal, isRefusalSeen, nameOf, rowOfName } from './command.ts'
export { CommandTextError, formatCommandText, parseCommandText } from './command-text.ts'
export {
  type Attempt,
  checkAction,
  checkCommand,
  execute,
  type Possible,
  possibleCommands,
  readCommand,
  writeCommand,
} from './execute.ts'
export { KERNEL_RULES, type Refusal, type RefusalSeen, refuse } from './refusal.ts'

// Questions and answers

export { type AnswerValue, type DiceRequest, type Option, type Question, REFEREE } from './questions.ts'
export { type Execution, executeAgain, WentAnotherWay } from './session/replay.ts'
export { answerValue, readAnswer } from './table/answers.ts'

// Tables that answer rolls and questions

export {
  isDie,
  type RecordedAnswer,
  type RecordedDie,
  type RecordedInput,
  readTypedDie,
} from './table/recorded-inputs.ts'
export { type Answerer, ASK, type DiceSource, EVERY, InputError, SUSPEND, Table, UNASKED } from './table/table.ts'

// Every outcome with its probability

export { type Blow, Blows } from './blows.ts'
export { branchesOf, eachOutcome, eachPath, type Leaf } from './branch.ts'
export type { CreditListener } from './scene.ts'
export { Branches, type Follower, type Weighted } from './table/branches.ts'

// Dice

export { faceAt, type Seed, seedFrom } from './dice/counter.ts'
export { DICE_LIMITS, DiceError, parseDice } from './dice/notation.ts'
export { compileDice, EXPLOSION_CAP, explodesAgain, type Outcome, Pool, UncountablePool } from './dice/pool.ts'

// What a seat sees

export { hiddenPlaces, hiddenRows, isHiddenFor, isHiding, keyOfRef, keysOfNames, unknownTo } from './view/hiding.ts'
export { secretsIn, type VitalChangeEvent, viewEvents } from './view/known-events.ts'
export { knownBy, lookingThrough } from './view/presence.ts'
export { cellValue, type FightView, viewAll, viewCombatant, viewFight } from './view/view.ts'
export { everything, type Viewer, viewerFor, viewerOf } from './view/viewer.ts'
export { takeHiddenAway, withoutHidden } from './view/without-hidden.ts'

// What hosts show, in the ruleset's terms

export type * from './presentation/about.ts'
export type * from './presentation/board.ts'
export type * from './presentation/card.ts'
export type * from './presentation/order.ts'
export type * from './presentation/overlays.ts'
export type * from './presentation/presentation.ts'
export type * from './presentation/price.ts'

// What happened, for people and for programs

export {
  type AskedEvent,
  type FightEvent,
  isAsked,
  isChange,
  isRoll,
  type OverrideEvent,
  type PassedOver,
  Recorder,
  type RollEvent,
} from './events.ts'
export { keepBehind, messageBehind } from './log/behind.ts'
export { commonKinds } from './log/common.ts'
export type { StrikeOutcome } from './log/event-kinds.ts'
export type { Looks, PoolLeft } from './log/kept-back.ts'
export { written } from './log/made-words.ts'
export {
  english,
  type HideableThing,
  inEnglish,
  type Literal,
  type Message,
  peopleIn,
  piecesOf,
  type Ref,
  type Said,
  type SeenMessage,
  type SeenSlot,
  type Sees,
  type Slot,
  type Slotless,
  type Source,
  type SourceOf,
  said,
  seenOf,
  sourceText,
  sumText,
  type Tells,
  unfitText,
  type Words,
  withoutNames,
} from './log/message.ts'
export { type PlainEvent, plainEvents } from './log/plain.ts'
export { englishOf, inWords, refusalSeen, seesOf } from './log/sees.ts'
export type { Part, PartDice, TallyRecord } from './tally.ts'
export { type Hearer, Trace, traceTo, tracing } from './trace.ts'
export { tellEvents } from './view/view.ts'

// Facts common to all fights

export { isOver, roundOf, seatOf, sideOf, turnOf, winnerOf } from './base-facts.ts'

// The state as a whole

export type { Column, Row, Who } from './state/columns.ts'
export { canonical, digest, fingerprint, plain } from './state/fingerprint.ts'
export { type Checkpoint, isSameCheckpoint, type Layout } from './state/state.ts'

// Words, limits and what people type

export { called, checkFields, checkOptions, type KnownOptions } from './check-options.ts'
export { LIMITS, limitText } from './limits.ts'
export { isSide } from './override.ts'
export { asText, isMap, messageOf } from './unknown.ts'
export {
  capital,
  choiceText,
  codePoint,
  controlIn,
  isUnseen,
  listText,
  nearest,
  nearestFew,
  squareSize,
  visible,
  visibleLine,
  wholeNumber,
} from './words.ts'
