import { describe, expect, it } from 'vitest'
import {
  type Answerer,
  ASK_EVERYTHING,
  compileDice,
  execute,
  type Question,
  Session,
  type SessionOptions,
  Table,
} from '../../src/index.ts'
import { combatantParam, defineTables, flag, int, person, plainly, say, textParam } from '../../src/rules.ts'
import {
  act,
  commandOf,
  note,
  ofType,
  plainOf,
  play,
  REFEREE,
  type SceneOf,
  type TinyCommand,
  tinyRuleset,
  tinySetup,
} from '../tiny.ts'

/*
 * The referee decides in the middle of a resolution: which attribute, how hard, what comes of it; a word, a number, free
 * words. Each question has its default, so that nobody needs to be there; the one who rolls real dice is asked for a whole
 * pool at once.
 */
const ATTRIBUTES = ['str', 'dex', 'cha'] as const
const tables = defineTables({ combatant: { str: int({ init: 2 }), dex: int(), cha: int({ init: -1 }), stuck: flag() } })
const { combatant } = tables.columns
const TWO_OF_THREE = compileDice('3d6kh2')
type Fight = SceneOf<typeof tables>

const stunt = act<Fight>(
  'stunt',
  (scene, { actor, target }) => {
    const attribute = scene.ask({
      rule: 'stunt-attribute',
      kind: 'choice',
      to: REFEREE,
      prompt: say('What does {actor} need against {target}?', {
        actor: person(actor),
        target: person(target as number),
      }),
      options: ATTRIBUTES.map((value) => ({ value, label: plainly(value) })),
      preset: 0,
    })
    const hard = { rule: 'stunt-dr', kind: 'number', to: REFEREE, prompt: plainly('How hard is it?') } as const
    const dr = scene.ask({ ...hard, options: [], preset: 8, min: 2, max: 20 })
    const column = [combatant.str, combatant.dex, combatant.cha][attribute] as typeof combatant.str
    const total = scene.roll(TWO_OF_THREE, actor, 'stunt', 'the stunt') + scene.read(column, actor)
    if (total < dr) return
    const words = { rule: 'stunt-outcome', kind: 'text', to: REFEREE, prompt: plainly('What comes of it?') } as const
    const outcome = scene.askText({ ...words, options: [], preset: 0, presetText: 'It works.' })
    note(scene, 'outcome', { outcome })
    scene.set(combatant.stuck, target as number, 1, 'stunt')
  },
  { params: [combatantParam('target'), textParam('text', { optional: true })] },
)

const rules = tinyRuleset<Fight>({ tables, actions: [stunt] })
const setup = tinySetup([
  { name: 'Ada', seat: 1 },
  { name: 'Gob', side: 1, seat: 2 },
])
const start = (more: Partial<SessionOptions<Fight, TinyCommand>> = {}) =>
  new Session(rules, setup, { seed: 'referee', dice: 'typed', ...more })
const command = plainOf('Ada stunt target=Gob')

/** What is awaited, in short: the rule of the question, or the dice. */
function awaited(session: Session<Fight, TinyCommand>): string {
  const waiting = session.awaited
  if (waiting === null) return 'nothing'
  if (waiting.kind === 'dice') return `${waiting.request.to} rolls ${waiting.request.sides.join(' ')}`
  return (waiting.questions[0] as Question).rule
}

describe('a decision of the referee', () => {
  it('stops the resolution where it is needed, and each answer carries it on', () => {
    const session = start()
    expect(session.submit('ann', command).status).toBe('asking')
    expect(awaited(session)).toBe('stunt-attribute')
    expect(session.answer('referee', 'dex').status).toBe('asking')
    expect(awaited(session)).toBe('stunt-dr')
    session.answer('referee', 9)
    expect(awaited(session)).toBe('0 rolls 6 6 6')
    session.answerDice([5, 1, 4])
    expect(awaited(session)).toBe('stunt-outcome')
    const reply = session.answer('referee', 'Gob hangs from the chandelier.')
    expect(reply.status).toBe('done')
    expect(ofType(reply.played[0]?.events ?? [], 'outcome')).toEqual([{ outcome: 'Gob hangs from the chandelier.' }])
    expect(session.scene.now.combatant.stuck[1]).toBe(1)
    expect(session.played[0]?.inputs).toEqual([
      { answers: ['dex'] },
      { answers: [9] },
      { sides: 6, face: 5 },
      { sides: 6, face: 1 },
      { sides: 6, face: 4 },
      { answers: ['Gob hangs from the chandelier.'] },
    ])
  })

  it('is not taken from a player, nor outside its bounds', () => {
    const session = start()
    session.submit('ann', command)
    expect(session.answer('ann', 'str')).toMatchObject({ refusal: { rule: 'not-your-seat' } })
    expect(session.answer('referee', 'wis')).toMatchObject({
      refusal: { rule: 'stunt-attribute', reason: '"wis" is not one of the answers: str, dex, cha.' },
    })
    session.answer('referee', 'cha')
    expect(session.answer('referee', 21)).toMatchObject({
      refusal: { rule: 'stunt-dr', reason: '21 is not a whole number from 2 to 20.' },
    })
    expect(awaited(session)).toBe('stunt-dr')
  })

  it('asks no more than still matters', () => {
    const session = start()
    session.submit('ann', command)
    session.answer('referee', 'cha')
    session.answer('referee', 12)
    expect(session.answerDice([6, 6, 1]).status).toBe('done')
    expect(session.scene.now.combatant.stuck[1]).toBe(0)
  })

  it('has a default for each: a referee who wants none of this, and simulations, take it', () => {
    const session = start({ settings: [{ ...ASK_EVERYTHING, decisions: 'default' }] })
    session.submit('ann', command)
    expect(awaited(session)).toBe('0 rolls 6 6 6')
    const reply = session.answerDice([3, 3, 1])
    expect(ofType(reply.played[0]?.events ?? [], 'outcome')).toEqual([{ outcome: 'It works.' }])
    const scene = rules.open(setup)
    scene.table = Table.quick('by itself')
    expect(execute(rules, scene, commandOf(rules, scene, 'Ada stunt target=Gob') as TinyCommand).status).toBe('done')
    const host: Answerer = (question) => (question.kind === 'number' ? 2 : question.preset)
    scene.table = Table.quick('by a policy', host)
    execute(rules, scene, commandOf(rules, scene, 'Ada stunt target=Gob') as TinyCommand)
    expect(scene.now.combatant.stuck[1]).toBe(1)
  })

  it('reads as any other entry of a script', () => {
    const scene = rules.open(setup)
    play(rules, scene, 'Ada stunt target=Gob', ['str', 12, 'd6=6', 'd6=4', 'd6=5', 'He is stuck.'])
    expect(scene.now.combatant.stuck[1]).toBe(1)
  })
})

describe('real dice', () => {
  it('are asked for a whole pool at once, and wrong ones are refused with a message', () => {
    const session = start({ settings: [{ ...ASK_EVERYTHING, decisions: 'default' }] })
    session.submit('ann', command)
    const why = (faces: readonly number[]) => {
      const reply = session.answerDice(faces)
      return reply.status === 'refused' ? reply.refusal.reason : reply.status
    }
    expect(why([5, 5])).toBe('Awaited: d6, d6, d6; 2 faces were given.')
    expect(why([5, 5, 7])).toBe('A d6 cannot show 7.')
    expect(why([5, 5, 0.5])).toBe('A d6 cannot show 0.5.')
    expect(awaited(session)).toBe('0 rolls 6 6 6')
    expect(why([5, 5, 5])).toBe('done')
  })

  it('can be left to the generator, for once', () => {
    const session = start({ settings: [{ ...ASK_EVERYTHING, decisions: 'default' }] })
    session.submit('ann', command)
    expect(session.rollForMe().status).toBe('done')
    expect(session.rollForMe()).toMatchObject({ status: 'refused', refusal: { reason: 'No dice are awaited.' } })
    expect(session.played[0]?.inputs.filter((e) => 'sides' in e)).toHaveLength(3)
  })
})
