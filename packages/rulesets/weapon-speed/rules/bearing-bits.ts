import type { Bearing } from '../kinds/conditions.ts'
import { FLAG_NAMES, type Flag } from '../words.ts'

const bit = (flag: Flag): number => 1 << FLAG_NAMES.indexOf(flag)

/** What conditions and injuries forbid, as bits of one number. */
export const HALF_SPEED = bit('halfSpeed')
export const NO_MOVE = bit('noMove')
export const NO_STANDING = bit('noStanding')
/** Paralyzed. */
export const NO_ACT = bit('paralyzed')
export const NO_REACTION = bit('noReaction')
export const NO_SPEECH = bit('noSpeech')
export const NO_BREATH = bit('noBreath')
export const ONE_IN_TWO = bit('oneActionInTwo')
export const LIES_PRONE = bit('prone')

/** The bits of a bearing. */
export const bitsOf = (b: Bearing): number => FLAG_NAMES.reduce((bits, flag) => (b[flag] ? bits | bit(flag) : bits), 0)
