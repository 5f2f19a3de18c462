import { actionsFor, combatantParam, D20 } from '@fray/kernel/rules'
import { note, roll } from './events.ts'
import { type BrawlScene, C, F, refuse } from './scene.ts'

const { act } = actionsFor<BrawlScene>()

export const isUp = (scene: BrawlScene, row: number): boolean => scene.now.combatant.hp[row] > 0

/** Everybody up on the other side. */
function opponents(scene: BrawlScene, actor: number): number[] {
  const { side } = scene.now.combatant
  const rows = Array.from({ length: scene.combatants }, (_, row) => row)
  return rows.filter((row) => side[row] !== side[actor] && isUp(scene, row))
}

/** The turn goes to the next in the roster who is up; behind the last a round is over. */
function pass(scene: BrawlScene): void {
  let turn = scene.now.fight.turn[0]
  do {
    turn = (turn + 1) % scene.combatants
    if (turn === 0) {
      scene.set(F.round, 0, scene.now.fight.round[0] + 1, 'turns')
      note.round(scene, scene.now.fight.round[0])
    }
  } while (!isUp(scene, turn))
  scene.set(F.turn, 0, turn, 'turns')
}

const attack = act({
  id: 'attack',
  rule: 'attack-roll',
  title: 'Attack',
  params: [combatantParam('target', { label: 'whom', candidates: opponents })],
  check: (scene, { actor, target }) =>
    opponents(scene, actor).includes(target) ? null : refuse('sides', 'Only somebody of the other side who is up.'),
  resolve(scene, { actor, target }) {
    const { skill, hp } = scene.now.combatant
    const tally = scene.tally()
    scene.roll(D20, actor, 'attack-roll', 'attack', tally)
    tally.add(skill[actor], 'attack-roll', 'Skill')
    const against = 10 + skill[target]
    const passed = tally.total >= against
    roll.attack(scene, actor, 'attack-roll', tally, against, passed, target)
    scene.blows?.add(actor, target, passed, 0)
    if (passed) {
      const taken = scene.tally()
      const { blow } = scene.fighter(actor)
      scene.roll(blow, actor, 'blow', 'blow', taken)
      note.damage(scene, target, taken, 'blow')
      scene.set(C.hp, target, Math.max(0, hp[target] - taken.total), 'down')
    }
    pass(scene)
  },
})

const wait = act({ id: 'wait', rule: 'turns', title: 'Do nothing', check: () => null, resolve: pass })

export const acts = { attack, wait }
