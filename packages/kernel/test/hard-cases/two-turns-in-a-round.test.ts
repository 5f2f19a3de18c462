import { describe, expect, it } from 'vitest'
import { fingerprint, refuse, Session } from '../../src/index.ts'
import { defineTables, flag, int, rowOf as rowColumn, textParam } from '../../src/rules.ts'
import { act, play, refusalOf, type SceneOf, tinyRuleset, tinySetup } from '../tiny.ts'

/*
 * Several turns of one combatant in a round: turns are rows of their own, not a property of the combatant. Somebody who
 * joins after its count has passed gets the missed turn in the next round, twelve counts early, in addition to its own.
 */
const tables = defineTables({
  fight: { count: int() },
  combatant: { initiative: int() },
  turn: { of: rowColumn('combatant'), count: int(), done: flag() },
  missed: { of: rowColumn('combatant') },
})
const { fight, combatant, turn, missed } = tables.columns
const TURN = tables.index.turn as number
const MISSED = tables.index.missed as number
type Fight = SceneOf<typeof tables>

function addTurn(scene: Fight, of: number, count: number, rule: string): void {
  const row = scene.open(TURN)
  scene.set(turn.of, row, of, rule)
  scene.set(turn.count, row, count, rule)
}

/** The row of the turn that is due: the lowest count that is not done, -1 at the end of the round. */
function due(scene: Fight): number {
  const { count, done } = scene.now.turn
  let best = -1
  for (let row = 0; row < scene.rows(TURN); row++) {
    if (done[row] === 0 && (best < 0 || count[row] < count[best])) best = row
  }
  return best
}

const round = act<Fight>(
  'round',
  (scene) => {
    while (scene.rows(TURN) > 0) scene.close(TURN, scene.rows(TURN) - 1)
    scene.set(fight.round, 0, scene.now.fight.round[0] + 1, 'round')
    const { initiative } = scene.now.combatant
    for (let row = 0; row < scene.combatants; row++) addTurn(scene, row, initiative[row], 'round-initiative')
    while (scene.rows(MISSED) > 0) {
      const late = scene.now.missed.of[0]
      addTurn(scene, late, initiative[late] - 12, 'missed-count')
      scene.close(MISSED, 0)
    }
  },
  { by: 'referee', check: (scene) => (due(scene) < 0 ? null : refuse('round', 'Somebody has yet to act.')) },
)

const actNow = act<Fight>(
  'act',
  (scene) => {
    const row = due(scene)
    scene.set(fight.count, 0, scene.now.turn.count[row], 'lowest-first')
    scene.set(turn.done, row, 1, 'lowest-first')
  },
  {
    check: (scene, { actor }) =>
      due(scene) >= 0 && scene.now.turn.of[due(scene)] === actor
        ? null
        : refuse('lowest-first', 'It is not its count.'),
  },
)

const join = act<Fight>(
  'join',
  (scene, { name }) => {
    const row = scene.join({ name }, name as string, 'join-initiative')
    const initiative = scene.die(12, row, 'join-initiative', 'initiative')
    scene.set(combatant.initiative, row, initiative, 'join-initiative')
    if (initiative > scene.now.fight.count[0]) addTurn(scene, row, initiative, 'join-initiative')
    else scene.set(missed.of, scene.open(MISSED), row, 'missed-count')
  },
  { by: 'referee', params: [textParam('name')] },
)

const rules = tinyRuleset<Fight>({ tables, actions: [round, actNow, join] })
const setup = tinySetup([
  { name: 'Ada', seat: 1, cells: { initiative: 8 } },
  { name: 'Gob', side: 1, cells: { initiative: 5 } },
])

/** Everybody acts in turn until the round is over: `name@count`. */
function playRound(scene: Fight): string[] {
  const order: string[] = []
  play(rules, scene, 'referee round')
  for (let row = due(scene); row >= 0; row = due(scene)) {
    const { name } = scene.sheets[scene.now.turn.of[row]] as { name: string }
    order.push(`${name}@${scene.now.turn.count[row]}`)
    play(rules, scene, `${name} act`)
  }
  return order
}

describe('a late joiner', () => {
  it('whose count has passed acts twice in the next round, once in the one after', () => {
    const scene = rules.open(setup)
    play(rules, scene, 'referee round')
    play(rules, scene, 'Gob act')
    play(rules, scene, 'referee join name=Late', ['d12=4'])
    expect(refusalOf(rules, scene, 'Late act')?.rule).toBe('lowest-first')
    play(rules, scene, 'Ada act')
    expect(playRound(scene)).toEqual(['Late@-8', 'Late@4', 'Gob@5', 'Ada@8'])
    expect(playRound(scene)).toEqual(['Late@4', 'Gob@5', 'Ada@8'])
  })

  it('whose count is yet to come acts in this round', () => {
    const scene = rules.open(setup)
    play(rules, scene, 'referee round')
    play(rules, scene, 'Gob act')
    play(rules, scene, 'referee join name=Late', ['d12=7'])
    play(rules, scene, 'Late act')
    play(rules, scene, 'Ada act')
    expect(playRound(scene)).toEqual(['Gob@5', 'Late@7', 'Ada@8'])
  })

  it('and two of them keep the order in which they came', () => {
    const scene = rules.open(setup)
    play(rules, scene, 'referee round')
    play(rules, scene, 'Gob act')
    play(rules, scene, 'referee join name=One', ['d12=3'])
    play(rules, scene, 'referee join name=Two', ['d12=3'])
    play(rules, scene, 'Ada act')
    expect(playRound(scene)).toEqual(['One@-9', 'Two@-9', 'One@3', 'Two@3', 'Gob@5', 'Ada@8'])
  })

  it('cannot be waved off by ending the round early, and an undo lets it not have come', () => {
    const session = new Session(rules, setup, { seed: 'late' })
    session.submit('referee', { actor: 'referee', action: 'round' })
    const before = fingerprint(session.scene)
    expect(session.submit('referee', { actor: 'referee', action: 'round' })).toMatchObject({ status: 'refused' })
    session.submit('referee', { actor: 'referee', action: 'join', name: 'Late' })
    expect(session.scene.combatants).toBe(3)
    session.undo()
    expect(session.scene.combatants).toBe(2)
    expect(fingerprint(session.scene)).toBe(before)
  })
})
