import { describe, expect, it } from 'vitest'
import { encounterOf, wholeGiven } from './case-given.ts'

const cast = { Ann: { kind: 'pc', hp: 10 }, Orc: { kind: 'npc', prompts: 'rolls' } }

describe('the encounter of a case', () => {
  it('is of zones: Zones by name, Round 2', () => {
    const given = { combatants: { Ann: 'B' }, now: { turn: 'Ann' } }
    expect(encounterOf(given, { cast }, 'zones')).toEqual({
      ruleset: 'zones',
      battlefield: 'A-B-C',
      surprised: 'nobody',
      now: { round: 2, turn: 'Ann' },
      combatants: { Ann: { kind: 'pc', hp: 10, zone: 'B' } },
    })
  })

  it('is of shock: squares by name, open ground, everybody is asked about every step', () => {
    const given = { combatants: { Ann: '0,0', Orc: { at: '1,0', hp: 3 }, Bob: { hp: 1, prompts: 'nothing' } } }
    expect(encounterOf(given, { cast }, 'shock')).toEqual({
      ruleset: 'shock',
      battlefield: { size: [60, 60], origin: [-20, -20] },
      surprised: 'nobody',
      combatants: {
        Ann: { kind: 'pc', hp: 10, at: '0,0', prompts: 'steps' },
        Orc: { kind: 'npc', prompts: 'rolls', at: '1,0', hp: 3 },
        Bob: { hp: 1, prompts: 'nothing' },
      },
    })
  })

  it('has the content of its file; its own wins, entry by entry', () => {
    const content = { items: { blade: 1, bow: 2 }, spells: { bolt: 3 } }
    const of = (own: unknown) =>
      encounterOf({ combatants: {}, ...(own === undefined ? {} : { content: own }) }, { content }, 'shock')
    expect(of(undefined)).toMatchObject({ content })
    expect(of({ items: { bow: 9 }, powers: { leap: 4 } })).toMatchObject({
      content: { items: { blade: 1, bow: 9 }, spells: { bolt: 3 }, powers: { leap: 4 } },
    })
    expect(encounterOf({ combatants: {} }, {}, 'shock')).not.toHaveProperty('content')
  })

  it('may come from a file, with places that mean what the ruleset says', () => {
    const file = 'ruleset: shock\ncombatants: { Ann: { hp: 4, at: "2,2" } }\n'
    const whole = wholeGiven({ encounter: 'f.yaml', combatants: { Ann: '5,5' } }, 'shock', () => file)
    expect(whole).toEqual({ given: { combatants: { Ann: { hp: 4, at: '5,5' } } } })
  })
})
