import { describe, expect, it } from 'vitest'
import { eachOutcome, isChange } from '../../src/index.ts'
import { choice, defineTables, int, numberParam, person, plainly, say } from '../../src/rules.ts'
import {
  act,
  addFractions,
  commandOf,
  fractionText,
  note,
  ofType,
  play,
  type SceneOf,
  type TinyCommand,
  tinyRuleset,
  tinySetup,
  ZERO,
} from '../tiny.ts'

/*
 * Attacks inside movement inside attacks. On a line of squares, no matter who steps out of an enemy's reach may be hit; a 20
 * throws the victim one square back, which is a step that others may answer; a 1 gives the victim a free hit in turn;
 * the dead go no farther. A chain of blunders ends with the sixth blow: exact odds follow every path, and a chain
 * without end has no last one.
 */
const LONGEST_CHAIN = 6
const tables = defineTables({ combatant: { hp: int({ min: 0 }), x: int() } })
const { combatant } = tables.columns
type Fight = SceneOf<typeof tables>

const isUp = (scene: Fight, row: number) => scene.now.combatant.hp[row] > 0
const apart = (scene: Fight, a: number, b: number) => Math.abs(scene.now.combatant.x[a] - scene.now.combatant.x[b])

/** A blow without a command: in passing, or in answer to a blunder. */
function freeHit(scene: Fight, attacker: number, victim: number, chain = 1): void {
  const roll = scene.die(20, attacker, 'free-hit', 'free hit')
  note(scene, 'free-hit', { attacker, victim, roll, at: scene.now.combatant.x[victim] })
  if (roll === 1) {
    if (isUp(scene, victim) && chain < LONGEST_CHAIN) freeHit(scene, victim, attacker, chain + 1)
    return
  }
  if (roll < 11) return
  scene.set(combatant.hp, victim, scene.now.combatant.hp[victim] - 1, 'free-hit')
  if (roll === 20 && isUp(scene, victim)) {
    const away = scene.now.combatant.x[victim] >= scene.now.combatant.x[attacker] ? 1 : -1
    step(scene, victim, away, attacker)
  }
}

/** One square, with everything that leaving it brings about; `because` of whom takes no free hit of its own. */
function step(scene: Fight, mover: number, by: number, because: number): void {
  const { side, x } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (row === mover || row === because || side[row] === side[mover]) continue
    if (!isUp(scene, row) || apart(scene, row, mover) > 1) continue
    const options = [
      { value: 'decline', label: plainly('Let it go') },
      { value: 'hit', label: plainly('Hit') },
    ]
    const prompt = say('{row}: hit {mover} in passing?', { row: person(row), mover: person(mover) })
    if (scene.ask(choice('free-hit', row, prompt, options)) === 0) continue
    freeHit(scene, row, mover)
    if (!isUp(scene, mover)) return
  }
  scene.set(combatant.x, mover, x[mover] + by, 'move')
}

const move = act<Fight>(
  'move',
  (scene, { actor, squares }) => {
    const by = Math.sign(squares as number)
    for (let n = 0; n < Math.abs(squares as number) && isUp(scene, actor); n++) step(scene, actor, by, -1)
  },
  { params: [numberParam('squares', -9, 9)] },
)

const rules = tinyRuleset<Fight>({ tables, actions: [move] })

const open = (ada: { hp: number; x: number }, ...orcs: readonly { hp: number; x: number }[]): Fight =>
  rules.open(
    tinySetup([{ name: 'Ada', cells: ada }, ...orcs.map((cells, i) => ({ name: `Orc ${i + 1}`, side: 1, cells }))]),
  )

const hits = (events: Parameters<typeof ofType>[0]) =>
  (ofType(events, 'free-hit') as { attacker: number; victim: number; at: number }[]).map(
    ({ attacker, victim, at }) => `${attacker}>${victim}@${at}`,
  )

describe('free hits while moving', () => {
  it('come square by square, at the square that is left', () => {
    const scene = open({ hp: 5, x: 0 }, { hp: 1, x: 0 }, { hp: 1, x: 2 })
    const events = play(rules, scene, 'Ada move squares=4', [
      ...['hit', 'd20=12'],
      ...['hit', 'd20=10', 'hit', 'd20=11'],
      ...['hit', 'd20=19'],
      ...['decline'],
    ])
    expect(hits(events)).toEqual(['1>0@0', '1>0@1', '2>0@1', '2>0@2'])
    expect(scene.now.combatant.hp[0]).toBe(2)
    expect(scene.now.combatant.x[0]).toBe(4)
  })

  it('stop the mover who falls, in the square where it falls', () => {
    const scene = open({ hp: 1, x: 0 }, { hp: 1, x: 1 })
    play(rules, scene, 'Ada move squares=3', ['decline', 'hit', 'd20=15'])
    expect(scene.now.combatant.x[0]).toBe(1)
    expect(scene.now.combatant.hp[0]).toBe(0)
  })

  it('turn around on a 1, to any depth', () => {
    const scene = open({ hp: 3, x: 0 }, { hp: 2, x: 0 })
    const events = play(rules, scene, 'Ada move squares=2', ['hit', 'd20=1', 'd20=1', 'd20=1', 'd20=18', 'decline'])
    expect(hits(events)).toEqual(['1>0@0', '0>1@0', '1>0@0', '0>1@0'])
    expect(scene.now.combatant.hp[1]).toBe(1)
    expect(scene.now.combatant.x[0]).toBe(2)
  })

  it('move the victim, whose step is answered by others before the first move goes on', () => {
    // Orc 1 throws Ada one square on; Orc 2 hits her in that step, with a 1, and she answers; then her own step follows.
    const scene = open({ hp: 5, x: 1 }, { hp: 1, x: 0 }, { hp: 1, x: 2 })
    const dice = ['hit', 'd20=20', 'hit', 'd20=1', 'd20=14']
    const events = play(rules, scene, 'Ada move squares=1', dice)
    expect(hits(events)).toEqual(['1>0@1', '2>0@1', '0>2@2'])
    expect(events.filter(isChange).map((e) => `${e.column} ${e.row} ${e.to}`)).toEqual([
      'combatant.hp 0 4',
      'combatant.hp 2 0',
      'combatant.x 0 2',
      'combatant.x 0 3',
    ])
  })

  it('have exact odds through the whole chain', () => {
    const scene = open({ hp: 1, x: 0 }, { hp: 1, x: 0 })
    let ada = ZERO
    let all = ZERO
    const command = commandOf(rules, scene, 'Ada move squares=1') as TinyCommand
    const leaves = eachOutcome(
      rules,
      scene,
      command,
      () => 1,
      (leaf) => {
        all = addFractions(all, leaf.fraction())
        if (scene.now.combatant.hp[0] === 0) ada = addFractions(ada, leaf.fraction())
      },
    )
    // The orc's blows are the first, third and fifth of the chain: 1/2 (1 + 1/400 + 1/160000).
    expect(fractionText(ada)).toBe('160401/320000')
    expect(fractionText(all)).toBe('1/1')
    expect(leaves).toBe(6 * 19 + 1)
  })
})
