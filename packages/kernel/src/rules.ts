/**
 * What a ruleset needs: tables, the scene and its methods, commands, events, policies, battlefields. A host needs
 * `@fray/kernel`; docs/reference/kernel.md explains how the pieces fit together.
 */

// What a ruleset exports

export type {
  Action,
  Fate,
  Game,
  Intent,
  Policy,
  Problem,
  Random,
  Reading,
  Risk,
  Ruleset,
} from './ruleset.ts'
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
  type Scenery,
  type Seat,
  type Setup,
  type Sheet,
  type Side,
} from './setup.ts'

// A turn-based ruleset, built from its own parts

export { isContested, type LastSide, lastSide, standing } from './last-side.ts'
export { type PlainRuleset, rulesetOf } from './ruleset-of.ts'

// The texts of its rules

export { type Catalogue, type CatalogueRule, catalogueOf } from './catalogue.ts'

// Tables of whole numbers

export {
  type Column,
  type ColumnSpec,
  defineTables,
  flag,
  int,
  type Row,
  rowOf,
  type SpecOptions,
  type SpecsOf,
  stored,
  type TableSpecs,
  type Tables,
  type Visibility,
  type Who,
  word,
} from './state/columns.ts'

// The scene and its questions

export { type AnswerValue, choice, type Option, type Question, REFEREE } from './questions.ts'
export { type AnyScene, type Bordered, Scene, SOMEBODY } from './scene.ts'

// Averages

export { Expectations, expected } from './expected.ts'

// Commands and refusals

export {
  type ActionSpec,
  actionsFor,
  blankOf,
  type CommandBy,
  type CommandOf,
  type DefinedAction,
  type RuleOf,
  type ValuesOfParams,
} from './action.ts'
export { type Apart, type Command, isRefusal, type Param, rowOfName, type Saying } from './command.ts'
export { readWords } from './command-text.ts'
export {
  calledByName,
  combatantParam,
  combatantsParam,
  flagParam,
  type Known,
  type NamedOptions,
  namedParam,
  numberParam,
  type ParamOptions,
  sideParam,
  textParam,
  valueParam,
  wordParam,
} from './params.ts'
export { type KernelRule, type Refusal, type RefusalSeen, type Refuse, refusing, unknownName } from './refusal.ts'
export { cite, citing, isTraced } from './trace.ts'

// The referee's overrides

export { type CellAddress, overrideAction } from './override.ts'

// Events: each declared once

export { type AskedEvent, type ChangeEvent, type FightEvent, isAsked, isChange } from './events.ts'
export { commonKinds } from './log/common.ts'
export { defineEvents, type Rolled } from './log/declare.ts'
export {
  type EventContext,
  type EventKind,
  type RollKind,
  rowIn,
  rowsIn,
  type ShownFields,
  type ShownRoll,
  type Strike,
  type StrikeOutcome,
} from './log/event-kinds.ts'
export {
  allWho,
  amount,
  byRule,
  called,
  data,
  type EventField,
  everyone,
  look,
  named,
  phrase,
  phrases,
  plainSum,
  someone,
  sourcesInWords,
  sum,
  text,
  thing,
  whichSide,
  who,
  wordIn,
  workedOut,
  yes,
} from './log/field.ts'
export { damageSum, hidden, type Looks, left, type PoolLeft, whichLeft, withoutParts } from './log/kept-back.ts'
export { written } from './log/made-words.ts'
export {
  concerning,
  damageOf,
  type HideableThing,
  inEnglish,
  type Literal,
  type Message,
  type Named,
  numbersOf,
  person,
  plus,
  type Ref,
  type SeenMessage,
  type SeenSlot,
  type Slot,
  type Slotless,
  type Source,
  type SourceOf,
  said,
  say,
  seenOf,
  sourceMessage,
  sourceText,
  sumText,
  unfitText,
  type Words,
  withoutNames,
  word as plainly,
} from './log/message.ts'
export { type Picked, sayingsFor, told } from './log/says.ts'
export { rolledAgainst, type Secret, wholly } from './log/secrecy.ts'
export { inWords, refusalSeen, seesOf } from './log/sees.ts'
export { hiddenPlaces, isHiddenFor, isHiding, keysOfNames } from './view/hiding.ts'
export type { VitalChangeEvent } from './view/known-events.ts'
export type { Viewer } from './view/viewer.ts'
export { viewerFor } from './view/viewer.ts'

// What hosts show of its fights

export type * from './presentation/about.ts'
export type * from './presentation/board.ts'
export type * from './presentation/card.ts'
export type * from './presentation/order.ts'
export type * from './presentation/overlays.ts'
export type * from './presentation/presentation.ts'
export type * from './presentation/price.ts'

// Numbers with their parts

export { type Part, type PartDice, recordTally, Tally, type TallyRecord } from './tally.ts'

// Dice

export { MAX_FEET, MAX_HEIGHT, MAX_ORIGIN, MAX_SIDE } from './battlefield/grid/map-limits.ts'
export { DICE_LIMITS, DiceError, parseDice } from './dice/notation.ts'
export { compileDice, D20, D20_ADVANTAGE, D20_DISADVANTAGE, Pool } from './dice/pool.ts'

// Policies that every ruleset can have

export { firstLegalPolicyOf, randomPolicyOf, type SimplePlay } from './simple-policies.ts'

// Battlefields: squares with heights and walls

export * from './battlefield/grid/area.ts'
export * from './battlefield/grid/build.ts'
export * from './battlefield/grid/charge.ts'
export { type Edge, type EdgeKind, edgesOf } from './battlefield/grid/edges.ts'
export * from './battlefield/grid/grid.ts'
export * from './battlefield/grid/line-squares.ts'
export * from './battlefield/grid/measure.ts'
export * from './battlefield/grid/movement.ts'
export {
  type Cell,
  gridPicture,
  type Highlight,
  type PictureBody,
  type PictureOptions,
  type PictureWindow,
  pictureText,
} from './battlefield/grid/picture.ts'
export * from './battlefield/grid/reaches.ts'
export * from './battlefield/grid/sight.ts'
export * from './battlefield/grid/sight-lines.ts'
export * from './battlefield/grid/square-marks.ts'
export * from './battlefield/occupancy.ts'

// Flat squares, zones, and relative distances

export * from './battlefield/plane/build.ts'
export * from './battlefield/plane/plane.ts'
export * from './battlefield/plane/ways.ts'
export * from './battlefield/relations.ts'
export * from './battlefield/zone-graph.ts'

// Kinds: forms for the fields of encounters and content

export type { FieldForm, KindForm, Shape } from './forms.ts'
export { emptyOf } from './shape.ts'

// Words, limits, lists, and reading values

export { LIMITS, limitText } from './limits.ts'
export { rowsByRank } from './ranking.ts'
export { canonical, digest } from './state/fingerprint.ts'
export { asText, isMap } from './unknown.ts'
export {
  capital,
  choiceText,
  counted,
  isCommon,
  isUnseen,
  listText,
  nameKey,
  nearest,
  positionsOf,
  possessive,
  readPair,
  signed,
  spaced,
} from './words.ts'
