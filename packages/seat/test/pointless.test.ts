import { type Hideable, Session, type Setup } from '@fray/kernel'
import { escalation } from '@fray/rulesets/escalation'
import { expect, test } from 'vitest'
import { type AnySession, Play } from '../src/index.ts'

/** Ann, who can parry for +3, is struck at by the Orc with these three dice; its bonus is 5, her AC 15. */
function struck(faces: readonly number[], pointless: 'ask' | 'skip', hides: readonly Hideable[] = []): Play {
  const { setup, problems } = escalation.readEncounter({
    ruleset: 'escalation',
    combatants: {
      Ann: {
        ...{ kind: 'pc', level: 1, volition: 3, ac: 15, pd: 12, md: 12, hp: 30, stances: ['felling-axe'] },
        abilities: ['parry'],
      },
      Orc: { kind: 'enemy', level: 5, ac: 14, pd: 14, md: 14, hp: 30, attacks: ['claw melee vs ac 1d6'] },
    },
    positions: ['Ann Orc engaged'],
    now: { round: 2, actor: 'Orc' },
  })
  if (setup === null) throw new Error(problems.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'))
  const sides = setup.sides.map((side, i) => (i === 1 ? { ...side, hides } : side))
  const session = new Session(escalation.rules, { ...setup, sides } as Setup, {
    seed: 'x',
    dice: 'typed',
  }) as AnySession
  const play = new Play(session, [null, null])
  play.setSettings('players', { reactions: 'ask', decisions: 'ask', pointless })
  const [attack] = play
    .actions('referee', 'Orc')
    .groups.flatMap(({ actions }) => actions)
    .filter(({ words }) => words.includes('Ann'))
  expect(play.submit('referee', attack?.key ?? '')).toEqual({ done: true })
  expect(play.roll('referee', faces)).toEqual({ done: true })
  return play
}

const asked = (play: Play) => play.table('players').questions.map(({ pointless }) => pointless)

test('a parry that could help is asked for, one that could not only where it is wanted', () => {
  const parried = struck([3, 4, 5], 'skip')
  expect(asked(parried)).toEqual([''])
  expect(asked(struck([6, 5, 5], 'skip'))).toEqual([])
  expect(asked(struck([6, 5, 5], 'ask'))).toEqual(['even +3 would not help'])
})

test('where the roll is hidden it is asked all the same: that it is not would tell of the roll', () => {
  expect(asked(struck([6, 5, 5], 'skip', ['rolls']))).toEqual([''])
})
