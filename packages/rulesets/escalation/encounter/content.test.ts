import { describe, expect, it } from 'vitest'
import { isMap } from '../../loading/problems.ts'
import { escalationContent } from '../content/content.ts'
import { effect } from '../kinds/effects.ts'
import { readEscalationEncounter } from './read.ts'

const { combatants, abilities, stances } = escalationContent

describe('the ready-made content', () => {
  it('is sound, each combatant in a fight of its own', () => {
    for (const id of Object.keys(combatants)) {
      const { problems } = readEscalationEncounter({ combatants: { One: { from: id } } })
      expect(problems, id).toEqual([])
    }
  })

  it('is sound, every ability and stance', () => {
    const everything = { abilities: Object.keys(abilities), stances: Object.keys(stances) }
    const { problems } = readEscalationEncounter({ combatants: { One: { kind: 'pc', ...everything } } })
    expect(problems).toEqual([])
  })

  it('uses every field of abilities and every kind of effect', () => {
    const text = JSON.stringify(abilities)
    const fields = ['sustain', 'spend', 'secondary', 'escalation', 'special', 'parity', 'escalationParity', 'provokes']
    const others = ['allRollsFirst', 'includesMove', 'popOff', 'natural', 'crit', 'fumble', 'miss', 'trigger', 'tags']
    for (const field of [...fields, ...others, ...Object.keys(effect.table)]) expect(text).toContain(`"${field}":`)
    const words = ['recharge-9', 'recharge-11', 'recharge-13', 'daily', 'encounter', 'at-will', 'interrupt', 'free']
    for (const word of words) expect(text).toContain(`"${word}"`)
  })

  it('has nothing that nobody can do', () => {
    const known = new Set(
      Object.values(combatants).flatMap((one) =>
        isMap(one) ? [...((one.abilities as string[]) ?? []), ...((one.attacks as string[]) ?? [])] : [],
      ),
    )
    const idle = Object.keys(abilities).filter((id) => !known.has(id))
    expect(idle).toEqual([])
  })
})
