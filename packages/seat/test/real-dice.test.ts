import { Session } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { rulesets } from '@fray/rulesets'
import { describe, expect, it } from 'vitest'
import { effort } from '../../../scripts/tests/effort.ts'
import { type AnyPolicy, type AnySession, Play, type RealDice } from '../src/index.ts'
import { readyEncounters, sitDown } from './tables.ts'

/** Decisions of a fight. */
const STEPS = effort(16, 40)

/** A ready fight with real dice; a person has the seat `players`, the computer the others. */
async function alone(file: string, typed: RealDice): Promise<Play> {
  const { session } = await sitDown(file, 'seven')
  const { setup, rules } = session
  const policies = setup.seats.map(({ id }) =>
    id === 'players' ? null : (policyNamed(rules, 'aggressive') as AnyPolicy),
  )
  const play = new Play(new Session(rules, setup, { seed: 'seven', dice: 'typed' }) as AnySession, policies)
  play.realDice = typed
  return play
}

/** Plays as the computer would, with dice that a person types; says who typed dice. */
function played(play: Play, steps: number): Set<string> {
  const computer = policyNamed(play.rules, 'aggressive') as AnyPolicy
  const typed = new Set<string>()
  for (let i = 0; i < steps; i++) {
    const still = play.goOn()
    if (still === 'over') return typed
    const { dice, turn } = play.table('players')
    // The one who waits, it is this person: nobody else is there.
    expect([still, turn.waitingFor]).toEqual([still, ['players']])
    if (dice !== null) {
      typed.add(dice.to)
      expect(
        play.roll(
          'players',
          dice.sides.map((n, at) => 1 + ((i + at) % n)),
        ),
      ).toEqual({ done: true })
    } else {
      const at = play.seats.indexOf('players')
      play.policies[at] = computer
      play.step()
      play.policies[at] = null
    }
  }
  return typed
}

describe.each(Object.keys(rulesets))('alone with real dice in %s', (ruleset) => {
  const [file = ''] = readyEncounters(ruleset).filter((one) => !one.includes('mirror'))

  it('who plays rolls for the own side, and the computer for its own and for the referee', async () => {
    const play = await alone(file, 'own')
    const typed = played(play, STEPS)
    const own = play.table('players').cards.filter(({ yours }) => yours)
    expect(typed.size).toBeGreaterThan(0)
    expect([...typed].filter((who) => !own.some((card) => card.who === who))).toEqual([])
  })

  it('who wants to types all dice', async () => {
    const play = await alone(file, 'all')
    const typed = played(play, STEPS)
    const own = play.table('players').cards.filter(({ yours }) => yours)
    expect([...typed].some((who) => !own.some((card) => card.who === who))).toBe(true)
  })

  it('is taken off in mid-fight: the generator rolls what is awaited', async () => {
    const play = await alone(file, 'all')
    played(play, 1)
    play.realDice = 'none'
    expect(played(play, 30).size).toBe(0)
  })
})
