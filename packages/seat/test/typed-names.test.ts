import { Session } from '@fray/kernel'
import { freeHits } from '@fray/rulesets/free-hits'
import { describe, expect, test } from 'vitest'
import { type AnySession, Play, readTyped } from '../src/index.ts'

/** Ann and an Orc; a Ghost, so called, that nobody of hers detects and nobody has heard of. */
function sitDown(ghost: string) {
  const { setup, problems } = freeHits.readEncounter({
    ruleset: 'free-hits',
    battlefield: '14x12',
    sides: { party: { party: true }, foes: { presence: 'seen' } },
    combatants: {
      Ann: { pc: true, hp: 30, agility: 3, weapons: ['blade melee 1d6'], at: '3,4' },
      Orc: { hp: 20, weapons: ['axe melee 1d4'], at: '4,4' },
      [ghost]: { hp: 4, mode: 'sneaking', undetectedBy: 'all', at: '9,9' },
    },
    now: { round: 2, actor: 'Ann', order: ['Ann', ghost, 'Orc'] },
  })
  if (setup === null) throw new Error(problems.map(({ message }) => message).join('\n'))
  const play = new Play(new Session(freeHits.rules, setup, { seed: 'typed' }) as AnySession, [null, null])
  play.goOn()
  return play
}

/** What comes of a typed line: the command as it is read and what becomes of it, or the sentence why it means nothing. */
function said(play: Play, line: string): unknown {
  try {
    const command = readTyped(play, 'players', line, 'Ann')
    return [command, play.submit('players', command)]
  } catch (error) {
    return (error as Error).message
  }
}

describe('a typed name that the seat does not know', () => {
  test('is no name, whether somebody has it or not', () => {
    const [one, other] = [sitDown('Ghost'), sitDown('Wight')]
    expect(one.table('players').cards.map(({ who }) => who)).toEqual(['Ann', 'Orc'])
    for (const line of ['attack Ghost', 'attack Wight', 'attack Gohst', 'Ghost attack Ann', 'face Wight', 'Wigth'])
      expect(said(one, line)).toEqual(said(other, line))
    expect(JSON.stringify(said(one, 'attack Gohst'))).not.toContain('Ghost')
  })
})
