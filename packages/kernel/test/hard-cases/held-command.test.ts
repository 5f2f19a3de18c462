import { describe, expect, it } from 'vitest'
import {
  type Checkpoint,
  checkCommand,
  fingerprint,
  isRefusal,
  type PlainCommand,
  perform,
  type Refusal,
  readCommand,
  refuse,
  Session,
  viewAll,
} from '../../src/index.ts'
import {
  choice,
  combatantParam,
  D20,
  defineTables,
  int,
  person,
  plainly,
  rowOf as rowColumn,
  say,
  stored,
  textParam,
} from '../../src/rules.ts'
import {
  act,
  asHost,
  note,
  ofType,
  plainOf,
  play,
  refusalOf,
  type SceneOf,
  type TinyRules,
  tinyRuleset,
  tinySetup,
} from '../tiny.ts'

/*
 * A command given in somebody else's resolution: it is kept in the fight as it was written, may be released as soon as
 * anybody announces an attack, is then checked and done by the same code as any other command, and resolves before
 * what is left of its trigger, which may by then be impossible.
 */
const tables = defineTables({
  fight: {
    /** Whose command is being taken: the one whose turn it is, or one who releases a held command. */
    acting: rowColumn('combatant'),
  },
  combatant: { hp: int({ min: 0 }), held: stored() },
})
const { fight, combatant } = tables.columns
type Fight = SceneOf<typeof tables>

/** Everybody who holds a command may release it now, before what was announced. */
function releaseHeld(scene: Fight, trigger: number): void {
  for (let row = 0; row < scene.combatants; row++) {
    const held = scene.now.combatant.held[row] as number
    if (held < 0 || row === trigger || scene.now.combatant.hp[row] === 0) continue
    const options = [
      { value: 'wait', label: plainly('Go on waiting') },
      { value: 'now', label: plainly('Act now') },
    ]
    const prompt = say('{row}: act before {trigger}?', { row: person(row), trigger: person(trigger) })
    if (scene.ask(choice('hold-action', row, prompt, options)) === 0) continue
    const plain = scene.values[held] as PlainCommand
    const command = readCommand(rules, scene, plain)
    scene.set(combatant.held, row, -1, 'hold-action')
    scene.set(fight.acting, 0, row, 'hold-action')
    const refusal = isRefusal(command) ? command : checkCommand(rules, scene, command)
    if (refusal === null) perform(rules, scene, command as Exclude<typeof command, Refusal>)
    else note(scene, 'lapsed', { row, rule: refusal.rule })
    scene.set(fight.acting, 0, trigger, 'hold-action')
  }
}

const attack = act<Fight>(
  'attack',
  (scene, { actor, target }) => {
    releaseHeld(scene, actor)
    const { hp } = scene.now.combatant
    if (hp[actor] === 0 || hp[target as number] === 0) {
      note(scene, 'void', { attacker: actor })
      return
    }
    if (scene.roll(D20, actor, 'attack', 'to hit') < 11) return
    const damage = scene.die(6, actor, 'damage', 'damage')
    scene.set(combatant.hp, target as number, Math.max(0, (hp[target as number] as number) - damage), 'damage')
  },
  {
    params: [combatantParam('target')],
    check: (scene, { target }) =>
      scene.now.combatant.hp[target as number] === 0 ? refuse('target-gone', 'Nobody is there to be attacked.') : null,
  },
)

const hold = act<Fight>(
  'hold',
  (scene, { actor, command }) => {
    scene.set(combatant.held, actor, scene.store(plainOf(command as string)), 'hold-action')
  },
  { params: [textParam('command')] },
)

const rules: TinyRules<Fight> = tinyRuleset<Fight>({
  tables,
  actions: [attack, hold],
  mayCommand: (scene, row) =>
    scene.now.fight.acting[0] === row ? null : refuse('turn', 'Only the one whose turn it is may command.'),
})

const setup = tinySetup([
  { name: 'Cid', seat: 2, cells: { hp: 5 } },
  { name: 'Ada', seat: 1, cells: { hp: 5 } },
  { name: 'Gob', side: 1, cells: { hp: 5 } },
])

function turnOf(scene: Fight, row: number): void {
  scene.set(fight.acting, 0, row, 'turn')
  scene.settle()
}

function held(words: string): { scene: Fight; before: Checkpoint } {
  const scene = rules.open(setup)
  turnOf(scene, 0)
  const command = plainOf(words)
  scene.set(combatant.held, 0, scene.store(command), 'hold-action')
  turnOf(scene, 2)
  return { scene, before: scene.save() }
}

describe('a held command', () => {
  it('resolves before its trigger, which is void when the trigger is dead', () => {
    const { scene } = held('Cid attack target=Gob')
    const events = play(rules, scene, 'Gob attack target=Ada', ['now', 'd20=15', 'd6=6'])
    expect(ofType(events, 'void')).toEqual([{ attacker: 2 }])
    expect(Array.from(scene.now.combatant.hp).slice(0, 3)).toEqual([5, 5, 0])
    expect(scene.now.fight.acting[0]).toBe(2)
  })

  it('lets the trigger go on when it fails', () => {
    const { scene } = held('Cid attack target=Gob')
    play(rules, scene, 'Gob attack target=Ada', ['now', 'd20=5', 'd20=11', 'd6=2'])
    expect(Array.from(scene.now.combatant.hp).slice(0, 3)).toEqual([5, 3, 5])
    expect(scene.now.combatant.held[0]).toBe(-1)
  })

  it('can wait for another trigger', () => {
    const { scene } = held('Cid attack target=Gob')
    play(rules, scene, 'Gob attack target=Ada', ['wait', 'd20=2'])
    expect(scene.values[scene.now.combatant.held[0] as number]).toEqual(plainOf('Cid attack target=Gob'))
    play(rules, scene, 'Gob attack target=Ada', ['now', 'd20=11', 'd6=5'])
    expect(scene.now.combatant.hp[2]).toBe(0)
  })

  it('is checked when it is released, and lapses where it has become illegal', () => {
    const { scene } = held('Cid attack target=Ada')
    scene.set(combatant.hp, 1, 0, 'test')
    scene.settle()
    const events = play(rules, scene, 'Gob attack target=Cid', ['now', 'd20=1'])
    expect(ofType(events, 'lapsed')).toEqual([{ row: 0, rule: 'target-gone' }])
  })

  it('may not be given outside its moment', () => {
    const { scene } = held('Cid attack target=Gob')
    expect(refusalOf(rules, scene, 'Cid attack target=Gob')?.rule).toBe('turn')
  })

  it('is a value of the fight: copied, shown and compared by what it says', () => {
    const { scene, before } = held('Cid attack target=Gob')
    const other = held('Cid attack target=Ada')
    expect(fingerprint(scene)).not.toBe(fingerprint(other.scene))
    other.scene.load(before)
    expect(fingerprint(scene)).toBe(fingerprint(other.scene))
    expect(viewAll(asHost(rules), scene).combatants.Cid?.held).toEqual({
      actor: 'Cid',
      action: 'attack',
      target: 'Gob',
    })
  })

  it('is put to its own seat in a live fight, and an undo gives it back', () => {
    const session = new Session(rules, setup, { seed: 'held' })
    turnOf(session.scene, 0)
    session.submit('bob', { actor: 'Cid', action: 'hold', command: 'Cid attack target=Gob' })
    turnOf(session.scene, 2)
    const asking = session.submit('referee', plainOf('Gob attack target=Ada'))
    expect(asking.status).toBe('asking')
    expect(session.answer('ann', 'now')).toMatchObject({ status: 'refused', refusal: { rule: 'not-your-seat' } })
    expect(session.answer('bob', 'now').status).toBe('done')
    expect(session.scene.now.combatant.held[0]).toBe(-1)
    session.undo()
    expect(session.scene.values[session.scene.now.combatant.held[0] as number]).toMatchObject({ target: 'Gob' })
  })
})
