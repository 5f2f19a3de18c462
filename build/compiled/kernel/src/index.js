/**
 * What a host needs: a program that opens fights, asks people and policies, shows and keeps what happens. What a ruleset
 * needs is in `@fray/kernel/rules`; docs/kernel-for-hosts.md tells how the pieces fit.
 */
export { HIDEABLE, PRESENCES, REFEREE_SEAT, } from './setup.js';
export { Session } from './session/session.js';
export { ASK_EVERYTHING, wishFor } from './session/settings.js';
// Its journal
export { JournalDifference } from './session/course.js';
export { formatLine, JOURNAL_VERSION, JournalError, parseJournal, } from './session/journal.js';
export { lineOf, replayMove } from './session/replay.js';
export { verifyJournal } from './session/verify.js';
// A fight by policies alone
export { Headway } from './headway.js';
export { Runner, randomFrom, runFight } from './run.js';
// Whose move it is, one step at a time
export { carryOut, commandBy, commandDecided, commandDue, commanderOf, firstOf, goToCommand, grantedBefore, perform, } from './driver.js';
// Commands: reading, writing, checking, listing
export { isRefusal, nameOf, rowOfName } from './command.js';
export { checkAction, checkCommand, execute, possibleCommands, readCommand, writeCommand, } from './perform.js';
export { KERNEL_RULES, refuse } from './refusal.js';
// What is asked, and answers to it
export { promptText, REFEREE } from './questions.js';
export { executeAgain, WentAnotherWay } from './session/replay.js';
export { answerValue, readAnswer } from './table/table.js';
// Tables that answer rolls and questions
export { ASK, EVERY, SUSPEND, Table, TapeError } from './table/table.js';
export { isDie, readTypedDie } from './table/tape.js';
// Every outcome with its probability
export { Blows } from './blows.js';
export { eachOutcome, eachPath, waysOf } from './branch.js';
export { Branches } from './table/branches.js';
// Dice
export { faceAt, seedFrom } from './dice/counter.js';
export { DiceError, parseDice } from './dice/notation.js';
export { compileDice, EXPLOSION_CAP, explodesAgain, Pool, UncountablePool } from './dice/pool.js';
// What a seat sees
export { fieldsOfEvent, secretsIn, viewEvents } from './view/known-events.js';
export { everything, lensFor, lensOf } from './view/lens.js';
export { isKnownTo, knownBy } from './view/presence.js';
export { viewAll, viewCombatant, viewFight } from './view/view.js';
// What happened, for people and for programs
export { isAsked, isChange, isRoll, Recorder, } from './events.js';
export { sumText } from './tally.js';
export { plainEvents } from './telling/plain.js';
export { tellEvents } from './view/view.js';
// Facts that every fight has
export { isOver, roundOf, seatOf, sideOf, turnOf, winnerOf } from './base-facts.js';
export { canonical, fingerprint, plain } from './state/fingerprint.js';
// Words, limits and what people type
export { LIMITS, limitText } from './limits.js';
export { codePoint, controlIn, listText, nearest, visible, visibleLine, wholeNumber } from './words.js';
//# sourceMappingURL=index.js.map