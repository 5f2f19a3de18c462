import { type Command, possibleCommands } from '@fray/kernel'
import { weaponSpeed } from '@fray/rulesets/weapon-speed'
import { describe, expect, it, test } from 'vitest'
import { consequenceOdds } from '../../src/odds/consequences.ts'
import { oddsOf } from '../../src/odds/odds.ts'
import type { Reactions } from '../../src/odds/reactions.ts'
import type { Situation } from '../../src/odds/results.ts'
import { type OddsSummary, summaryOf } from '../../src/odds/summary.ts'
import { escalationBlow, freeHitsBlow, openFight, rowOf, shockBlow, zonesBlow, zonesRetreat } from './attacks.ts'

/** Everything that may follow, as fractions: `Orc prone`, `Ann stunt passed`. */
function followOf(situation: Situation, command: Command, reactions: Reactions = 'nobody'): Record<string, string> {
  const { checks, combatants } = summaryOf(consequenceOdds(situation, command, { reactions }), command)
  const name = (row: number) => (situation.scene.sheets[row] as { name: string } | undefined)?.name ?? 'referee'
  return Object.fromEntries([
    ...checks.map(({ who, what, passed }) => [`${name(who)} ${what} passed`, String(passed.exact)]),
    ...combatants.flatMap(({ row, effects }) =>
      effects.map(([words, { exact }]) => [`${name(row)} ${words}`, String(exact)]),
    ),
  ])
}

const doing = ({ rules, ann }: ReturnType<typeof zonesBlow>, action: string, params: object): Command =>
  ({ ...rules.blank(ann, action), ...params }) as Command

/** The only commands of an action that are legal now. */
const legal = ({ rules, scene }: Situation, actor: number, action: string): Command[] =>
  (possibleCommands(rules, scene, actor).legal as Command[]).filter((one) => one.action === action)

describe('what follows a command that is no attack, in', () => {
  test('zones: a grapple, a push, a stunt', () => {
    const fight = zonesBlow()
    const { orc: target } = fight
    // d20 + 2 against 12.
    const passed = { 'Ann stunt passed': '11/20' }
    expect(followOf(fight, doing(fight, 'grapple', { target }))).toEqual({ ...passed, 'Orc hindered stuck': '11/20' })
    expect(followOf(fight, doing(fight, 'push', { target, zone: 1 }))).toEqual({ ...passed, 'Orc zone B': '11/20' })
    expect(followOf(fight, doing(fight, 'stunt', { target }))).toMatchObject(passed)
  })

  test('shock: a shove and a grapple', () => {
    const fight = shockBlow()
    const { orc: target } = fight
    // A hit (12 of 20 with the blade, 10 of 20 with the fist), then 2d6 + 1 against 2d6: no less on the dice, 721 of 1296.
    expect(followOf(fight, doing(fight, 'shove', { target }))).toEqual({ 'Orc prone': '721/2160' })
    expect(followOf(fight, doing(fight, 'grapple', { target }))).toEqual({
      'Orc grappled by Ann': '721/2592',
      'Ann grappling Orc': '721/2592',
    })
  })

  test('escalation: a Disengage', () => {
    const fight = escalationBlow()
    const follows = followOf(fight, doing(fight, 'disengage', { from: [fight.orc] }))
    // 3d6, 11 and more.
    expect(follows).toMatchObject({ 'Ann disengage passed': '1/2', 'Orc no longer engaged Ann': '1/2' })
  })

  test('free-hits: a check that the referee calls for', () => {
    const fight = freeHitsBlow()
    const command = { ...fight.rules.blank(-1, 'check'), target: fight.ann, modifier: 2, number: 15 } as Command
    // 13 and more; a natural 20 climbs its ladder, and a natural 1 goes down, but neither changes what is passed.
    expect(followOf(fight, command)['Ann check passed']).toBe('2/5')
  })

  test('weapon-speed: first aid', () => {
    const { rules, scene } = openFight(weaponSpeed, {
      battlefield: '8x8',
      combatants: {
        Ann: { kind: 'character', stressMax: 8, skills: { heal: 1 }, at: '1,1' },
        Bob: { kind: 'character', stressMax: 8, wp: -1, wounds: [1], at: '1,2' },
        Orc: { kind: 'monster', stressMax: 5, at: '5,5' },
      },
      now: { round: 2, turn: 'Ann', turns: { Ann: 'heal' } },
    })
    const command = { ...rules.blank(rowOf(scene, 'Ann'), 'heal'), target: rowOf(scene, 'Bob') } as Command
    const follows = followOf({ rules, scene }, command)
    expect(follows['Ann heal passed']).toMatch(/^\d+\/\d+$/)
    expect(follows['Bob stabilized']).toBe(follows['Ann heal passed'])
  })
})

describe('a move that provokes', () => {
  const hurts = (
    situation: Situation,
    command: Command,
    reactions: Reactions,
  ): OddsSummary['combatants'][number]['hurt'] => {
    const summary = summaryOf(oddsOf(situation, command, { reactions }), command)
    return (summary.combatants.find(({ row }) => row === command.actor) as OddsSummary['combatants'][number]).hurt
  }
  const fights: Readonly<Record<string, () => [Situation, Command]>> = {
    zones: () => {
      const walk = zonesRetreat()
      return [walk, walk.command]
    },
    shock: () => {
      const fight = shockBlow()
      return [fight, lastOf(legal(fight, fight.ann, 'run'))]
    },
    'free-hits': () => {
      const fight = freeHitsBlow()
      return [fight, lastOf(legal(fight, fight.ann, 'move'))]
    },
    escalation: () => {
      const fight = escalationBlow()
      return [fight, doing(fight, 'move', { away: [fight.orc] })]
    },
  }
  /** Squares are listed in order: the last one lies away from the Orc. */
  const lastOf = (commands: readonly Command[]): Command => commands.at(-1) as Command

  it.each(Object.keys(fights))('tells in %s what the mover may lose when others do what is sensible', (ruleset) => {
    const [situation, command] = (fights[ruleset] as () => [Situation, Command])()
    expect(hurts(situation, command, 'nobody').value).toBe(0)
    const sensible = hurts(situation, command, 'sensible')
    expect(sensible.value).toBeGreaterThan(0)
    // With nothing else to choose it is the best that there is.
    expect(String(sensible.exact)).toBe(String(hurts(situation, command, 'best').exact))
  })
})

describe('the best answers', () => {
  it('are the sensible ones where all are too many, and it says so', () => {
    const fight = shockBlow()
    const all = oddsOf(fight, fight.command, { reactions: 'best' })
    const few = oddsOf(fight, fight.command, {
      reactions: 'best',
      branches: all.kind === 'exact' ? all.branches - 1 : 0,
    })
    expect(few.kind === 'sampled' ? few.why : few.instead).toContain('the policy aggressive')
  })
})
