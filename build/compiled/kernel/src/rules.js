/**
 * What a ruleset needs: tables, the scene and what it asks, commands, events, policies, battlefields. What a host needs is in
 * `@fray/kernel`; docs/kernel-for-rulesets.md tells how the pieces fit.
 */
export { HIDEABLE, PRESENCES, } from './setup.js';
// A ruleset of turns, made of what is its own
export { isContested, lastSide, standing } from './last-side.js';
export { rulesetOf } from './ruleset-of.js';
// Tables of whole numbers
export { defineTables, flag, int, kept, rowOf, word, } from './state/columns.js';
// The scene and what rules ask it
export { choice, REFEREE } from './questions.js';
export { Scene } from './scene.js';
// What comes of something on average
export { Expectations, expected } from './expected.js';
// Commands and refusals
export { actionsFor, blankOf, } from './action.js';
export { calledByName, combatantParam, combatantsParam, flagParam, isRefusal, namedParam, numberParam, rowOfName, sideParam, textParam, unknownName, valueParam, wordParam, } from './command.js';
export { citing, refusing } from './refusal.js';
// The referee's overrides
export { overrideAction } from './override.js';
// Events: each declared once
export { isAsked, isChange } from './events.js';
export { commonKinds } from './telling/common.js';
export { defineEvents, eventsFor } from './telling/declare.js';
export { amount, byRule, damageSum, data, everyone, hidden, named, someone, sum, text, thing, whichSide, who, withoutParts, wordIn, workedOut, yes, } from './telling/field.js';
export { rolledAgainst, wholly } from './telling/secrecy.js';
// Numbers with their parts
export { damageText, recordTally, rolledText, sumText, Tally, } from './tally.js';
// Dice
export { MAX_FEET, MAX_HEIGHT, MAX_ORIGIN, MAX_SIDE } from './battlefield/grid/build-draft.js';
export { DICE_LIMITS, DiceError, parseDice } from './dice/notation.js';
export { compileDice, D20, D20_ADVANTAGE, D20_DISADVANTAGE, Pool } from './dice/pool.js';
// Policies that every ruleset can have
export { firstLegalPolicyOf, randomPolicyOf } from './simple-policies.js';
// Battlefields: squares with heights and walls
export * from './battlefield/grid/area.js';
export * from './battlefield/grid/build.js';
export * from './battlefield/grid/charge.js';
export { edgesOf } from './battlefield/grid/edges.js';
export * from './battlefield/grid/grid.js';
export * from './battlefield/grid/line-squares.js';
export * from './battlefield/grid/measure.js';
export * from './battlefield/grid/movement.js';
export * from './battlefield/grid/picture.js';
export * from './battlefield/grid/reaches.js';
export * from './battlefield/grid/sight.js';
export * from './battlefield/grid/sight-lines.js';
export * from './battlefield/occupancy.js';
// Level squares, zones, and two who are near or far
export * from './battlefield/plane/build.js';
export * from './battlefield/plane/plane.js';
export * from './battlefield/plane/ways.js';
export * from './battlefield/relations.js';
export * from './battlefield/zone-graph.js';
export { emptyOf } from './shape.js';
// Words, limits and lists
export { LIMITS, limitText } from './limits.js';
export { rowsByRank } from './ranking.js';
export { capital, codePoint, controlIn, counted, isUnseen, listText, nameKey, nearest, positionsOf, possessive, readPair, signed, } from './words.js';
//# sourceMappingURL=rules.js.map