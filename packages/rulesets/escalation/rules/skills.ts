import { person, plainly, REFEREE, say, type Who } from '@fray/kernel/rules'
import { note, roll } from '../events.ts'
import type { EscalationScene } from '../scene.ts'
import { TO_SNEAK } from '../words.ts'
import { conditionsTouching } from './conditions.ts'
import {
  addBonuses,
  type Bonus,
  bonusesOf,
  CRIT,
  countCondition,
  countGranted,
  Net,
  namely,
  naturalDice,
  useUpGranted,
} from './rolls.ts'

/** Skills by which one sneaks, whatever a table calls them. */
const SNEAKING: ReadonlySet<string> = new Set(['sneak', 'sneaking', 'stealth', 'hide', 'hiding'])

const A_CHECK = plainly('a skill check')

/** A skill check against the referee's number: sneaking while Invisible has 2 Advantage; a Natural 17 or more brings a bonus. */
export function skillCheck(scene: EscalationScene, who: Who, skill: string, number: number): boolean {
  const net = new Net(scene)
  let bonuses: readonly Bonus[] = []
  if (SNEAKING.has(skill.toLowerCase())) {
    for (const one of conditionsTouching(scene, who, 'sneak')) countCondition(net, one, 'sneak')
    countGranted(scene, who, TO_SNEAK, net)
    bonuses = bonusesOf(scene, who, TO_SNEAK)
    useUpGranted(scene, who, TO_SNEAK)
  }
  const tally = scene.tally()
  const why = skill === '' ? A_CHECK : namely(skill)
  const natural = scene.roll(naturalDice(net), who, 'skill-check', why, tally)
  const bonus = scene.fighter(who).sheet.skills[skill] ?? 0
  if (bonus !== 0) tally.add(bonus, 'skill-check', why)
  addBonuses(tally, bonuses, 'skill-check')
  const passed = tally.total >= number
  roll.skill(scene, { who, rule: 'skill-check', tally, against: number, passed, why, reasons: net.reasons })
  if (natural >= CRIT && passed) {
    const text = scene.askText({
      rule: 'skill-check',
      kind: 'text',
      to: REFEREE,
      prompt: say('{who} has done it uncommonly well. What more does it bring?', { who: person(who) }),
      options: [],
      preset: 0,
      presetText: 'nothing',
    })
    note.outcome(scene, who, text)
  }
  return passed
}
