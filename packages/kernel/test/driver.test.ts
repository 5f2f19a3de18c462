import { describe, expect, it } from 'vitest'
import {
  commandDecided,
  commandDue,
  commanderOf,
  goToCommand,
  grantedBefore,
  perform,
  REFEREE,
  Recorder,
  Runner,
  Table,
} from '../src/index.ts'
import { brave, type Duel, duel, duelSetup } from './duel.ts'
import type { TinyCommand, TinyRules } from './tiny.ts'

const command = (actor: number, action: string, more: object = {}): TinyCommand => ({ actor, action, ...more })
const policies = [brave, brave, brave]
const never = () => 0

/** The duel with other answers to what a host asks about turns. */
const withHooks = (hooks: Partial<TinyRules<Duel>>): TinyRules<Duel> => ({ ...duel, ...hooks })

const fight = (rules: TinyRules<Duel> = duel): Duel => {
  const scene = rules.open(duelSetup)
  scene.table = Table.quick(0)
  return scene
}

describe('what comes next in a fight', () => {
  it('is what the referee calls for, then what is due, then what a policy wants', () => {
    const called = command(REFEREE, 'wagers')
    const due = command(0, 'begin')
    const rules = withHooks({ calledFor: () => called, automaticStep: () => due })
    expect(commandDue(rules, fight(), true)).toEqual(called)
    expect(commandDue(rules, fight(), false)).toEqual(due)
    expect(commandDue(withHooks({ automaticStep: () => due }), fight(), true)).toEqual(due)
    expect(commandDue(withHooks({ calledFor: () => called, automaticStep: () => null }), fight(), true)).toBeNull()
  })

  it('is decided by the likeliest of those who may command, and by nobody where only the referee may', () => {
    const others = withHooks({ whoCanAct: () => [2, 0], implied: () => null })
    expect(commanderOf(others, fight())).toBe(2)
    expect(commandDecided(others, fight(), policies, never)?.actor).toBe(2)
    const nobody = withHooks({ whoCanAct: () => [] })
    expect(commanderOf(nobody, fight())).toBe(REFEREE)
    expect(commandDecided(nobody, fight(), policies, never)).toBeNull()
  })

  it('is what a policy takes for granted; then the policy decides again', () => {
    const asked: string[] = []
    const hasty = {
      ...brave,
      command(scene: Duel, actor: number) {
        const wish = scene.now.combatant.begun[actor] === 1 ? 'end' : 'attack'
        asked.push(wish)
        return command(actor, wish, { target: 1 })
      },
    }
    const scene = fight()
    const done: string[] = []
    new Runner(duel, scene, {
      policies: [hasty, hasty, hasty],
      limit: 2,
      onCommand: ({ action }) => done.push(action),
    }).run(1)
    expect(asked).toEqual(['attack', 'end'])
    expect(done).toEqual(['begin', 'end'])
  })

  it('is done one by one before a command of a person that takes it for granted, which stays as it is', () => {
    const scene = fight()
    scene.recorder = new Recorder()
    const wish = command(0, 'aim', { target: 1 })
    const done: string[] = []
    for (const first of grantedBefore(duel, scene, () => wish)) {
      perform(duel, scene, first)
      done.push(first.action)
    }
    expect(done).toEqual(['begin'])
    const endless = withHooks({ implied: () => command(0, 'begin') })
    expect(() => [...grantedBefore(endless, scene, () => wish)]).toThrow(/aim takes one after the other for granted/)
  })

  it('comes to whoever has to decide, what is due done; to nobody where the fight is over', () => {
    const rules = withHooks({
      automaticStep: (scene) => {
        const turn = scene.now.fight.turn[0]
        return scene.now.combatant.begun[turn] === 1 ? null : command(turn, 'begin')
      },
    })
    const scene = fight(rules)
    expect(goToCommand(rules, scene, true)).toBe(0)
    expect(scene.now.combatant.begun[0]).toBe(1)
    scene.set(rules.tables.byPath.get('fight.over') as never, 0, 1, 'end')
    expect(goToCommand(rules, scene, true)).toBe(REFEREE)
  })
})
