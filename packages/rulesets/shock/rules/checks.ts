import { compileDice, D20, type Message, type Source, type Who } from '@fray/kernel/rules'
import { cite, type Tally } from '../citing.ts'
import { note, roll } from '../events.ts'
import type { Cited, ShockScene } from '../scene.ts'
import { ATTRIBUTE_NAMES, BRAWL, NO_SKILL, SKILL_NAMES, STR } from '../words.ts'
import { addGifts } from './modifiers.ts'
import { isParty, modOf, skillOf } from './who.ts'

/** The dice of a skill check. */
const CHECK_DICE = compileDice('2d6')

/** The number that a plain skill check has to reach. */
const CHECK_TARGET = 10

/** Adds to a tally what a check with that attribute and skill adds to the dice: both, or an NPC's skill bonus alone. */
function addSkill(scene: ShockScene, tally: Tally, who: Who, attribute: number, skill: number): Tally {
  const level = skillOf(scene, who, skill)
  if (level === NO_SKILL) return tally.add(scene.now.combatant.skillBonus[who], 'npc-skill-levels', 'skill bonus')
  tally.add(modOf(scene, who, attribute), 'attribute-modifiers', ATTRIBUTE_NAMES[attribute])
  return tally.add(level, level < 0 ? 'untrained-skill' : 'skill-check', SKILL_NAMES[skill])
}

/** What a check with that attribute and skill adds to the dice. */
export const checkBonus = (scene: ShockScene, who: Who, attribute: number, skill: number): number =>
  addSkill(scene, scene.tally(), who, attribute, skill).total

/** One further part of a check. */
export interface Extra {
  readonly value: number
  readonly rule: Cited
  readonly source: Source
}

const NOTHING: readonly Extra[] = []

/** A skill check to be rolled. */
interface SkillCheck {
  readonly attribute: number
  readonly skill: number
  readonly rule: Cited
  /** What it is for. */
  readonly why: Message
  /** What else counts. */
  readonly extras?: readonly Extra[]
}

/** Makes a plain skill check against the number; returns whether it succeeds. */
export function skillCheck(
  scene: ShockScene,
  who: Who,
  { attribute, skill, rule, why, extras = NOTHING }: SkillCheck,
): boolean {
  const tally = scene.tally()
  scene.roll(CHECK_DICE, who, rule, why, tally)
  addSkill(scene, tally, who, attribute, skill)
  cite('skill-check')
  for (const extra of extras) if (extra.value !== 0) tally.add(extra.value, extra.rule, extra.source)
  const passed = tally.total >= CHECK_TARGET
  roll.check(scene, { who, rule, tally, against: CHECK_TARGET, passed, why })
  return passed
}

/** One side of an opposed check: strength and brawling, where nothing else is said. */
interface OpposedRoll {
  readonly attribute?: number
  readonly skill?: number
  readonly rule: Cited
  /** What it is for. */
  readonly why: Message
  /** For size; 0 for none. */
  readonly penalty?: number
}

/** Rolls one side of an opposed check and returns the total. */
export function opposedRoll(
  scene: ShockScene,
  who: Who,
  { attribute = STR, skill = BRAWL, rule, why, penalty = 0 }: OpposedRoll,
): number {
  const tally = scene.tally()
  scene.roll(CHECK_DICE, who, rule, why, tally)
  addSkill(scene, tally, who, attribute, skill)
  if (penalty !== 0) tally.add(penalty, penalty === -2 ? 'size-larger' : 'size-barely', 'size')
  roll.opposed(scene, { who, rule, tally, against: null, passed: null, why })
  return tally.total
}

/** Whether the initiator of an opposed check beats the other: on equal totals the Party's combatant does, else the other. */
export function initiatorWins(
  scene: ShockScene,
  initiator: number,
  own: number,
  other: number,
  theirs: number,
): boolean {
  cite('opposed-check')
  if (own !== theirs) return own > theirs
  const wins = isParty(scene, initiator) && !isParty(scene, other)
  const winner = wins ? initiator : other
  note.tie(scene, winner, isParty(scene, winner), 'opposed-tie')
  return wins
}

/** A Physical saving throw with bonuses and penalties on the roll: a natural 1 always fails, a natural 20 always succeeds. */
export function physicalSave(scene: ShockScene, who: Who, extras: readonly Extra[], rule: Cited): boolean {
  const tally = scene.tally()
  cite('saving-throw')
  const natural = scene.roll(D20, who, rule, 'Physical save', tally)
  for (const extra of extras) if (extra.value !== 0) tally.add(extra.value, extra.rule, extra.source)
  addGifts(scene, who, tally, 'spell-content', ({ save }) => save)
  const against = scene.now.combatant.physicalSave[who]
  const passed = natural === 20 || (natural !== 1 && tally.total >= against)
  roll.save(scene, { who, rule, tally, against, passed })
  return passed
}
