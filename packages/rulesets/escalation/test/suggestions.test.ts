import { possibleCommands, writeCommand } from '@fray/kernel'
import { expect, test } from 'vitest'
import { escalation } from '../index.ts'

const { rules } = escalation

/** What Ann may do, engaged with the Orc, as people write it. */
function possible(abilities: readonly string[]): Record<string, unknown>[] {
  const { setup } = escalation.readEncounter({
    ruleset: 'escalation',
    combatants: {
      Ann: { kind: 'pc', level: 1, hp: 18, stances: ['melee d6', 'ranged d4 far'], abilities },
      Bea: { kind: 'pc', level: 1, hp: 18, stances: ['melee d6'] },
      Orc: { hp: 16, attacks: ['axe melee vs ac 1d6'] },
      Hag: { hp: 16, attacks: ['claw melee vs ac 1d6'] },
    },
    positions: ['Ann Orc close'],
    now: { round: 1, band: 'medium', actor: 'Ann' },
  })
  if (setup === null) throw new Error('The encounter is not read.')
  const scene = rules.open(setup)
  return possibleCommands(rules, scene as never, 0).legal.map((one) => ({
    ...writeCommand(rules, scene as never, one as never),
  }))
}

test('abilities at an enemy can be readied from the list, with no words left to fill in', () => {
  const readied = possible(['cleave', 'lunge']).filter(({ action }) => action === 'ready')
  expect(readied).toContainEqual(expect.objectContaining({ act: 'use', ability: 'Lunge', target: 'Orc', who: 'Orc' }))
  for (const { act, stance, because } of readied)
    expect([stance !== undefined, because]).toEqual([act === 'stance', undefined])
})

test('the move that an ability includes is listed with it', () => {
  const vaults = possible(['vault']).filter(({ ability }) => ability === 'Vault')
  expect(vaults).toContainEqual(expect.objectContaining({ away: ['Orc'] }))
  expect(vaults).toContainEqual(expect.objectContaining({ to: 'Hag' }))
  expect(vaults.some(({ to, away }) => to === undefined && away === undefined)).toBe(true)
})

test('a Dicey Move is listed once for each skill, and who fights in spirit finds whom and how', () => {
  const { setup } = escalation.readEncounter({
    ruleset: 'escalation',
    combatants: {
      Ann: { kind: 'pc', level: 1, hp: 18, stances: ['melee d6'], skills: { acrobatics: 3, nerve: 1 } },
      Bea: { kind: 'pc', level: 1, hp: 18, stances: ['melee d6'], out: 'spirit' },
      Orc: { hp: 16, attacks: ['axe melee vs ac 1d6'] },
    },
    now: { round: 1, band: 'medium' },
  })
  if (setup === null) throw new Error('The encounter is not read.')
  const scene = rules.open(setup)
  const listed = (who: number) =>
    possibleCommands(rules, scene as never, who).legal as unknown as Record<string, unknown>[]
  expect(listed(0).flatMap(({ action, skill }) => (action === 'dicey-move' ? [skill] : []))).toEqual([
    'acrobatics',
    'nerve',
  ])
  expect(listed(1).filter(({ action, target }) => action === 'fight-in-spirit' && target === 0)).toHaveLength(3)
})
