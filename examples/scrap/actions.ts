import { combatantParam, D20 } from '@fray/kernel/rules'
import { plainFight } from '@fray/rulesets/plain/fight'
import { turnActions } from '@fray/rulesets/plain/turn-actions'
import { catalogue } from './catalogue.ts'
import { dice } from './content.ts'
import { note, roll } from './events.ts'
import { C, cite, FightScene, type FightSetup, fields, tables } from './scene.ts'

/** Sides, turns, life: what this game has in common with many. */
export const fight = plainFight<FightScene>({
  scene: (setup, combatant) => new FightScene(tables, { combatant }, setup as FightSetup),
  fields,
  columns: C,
  rules: { sides: 'two-sides', turns: 'turns', down: 'down', referee: 'at-the-table' },
  note,
  quickness: (scene, row) => scene.now.combatant.quick[row],
  turnBegins: (scene, row) => scene.set(C.covered, row, 0, 'cover'),
})
const { enemies, notAnEnemy, lose, done } = fight
const { act } = turnActions<FightScene>({ titles: catalogue.ruleTitles, done })

const strike = act({
  id: 'strike',
  params: [combatantParam('target', { label: 'whom', suggestions: enemies })],
  check: (scene, { actor, target }) => notAnEnemy(scene, actor, target),
  resolve(scene, { actor, target }) {
    const { skill, guard, covered, weapon } = scene.now.combatant
    const tally = scene.tally()
    const face = scene.roll(D20, actor, 'strike', 'strike', tally)
    tally.add(skill[actor], 'strike', 'Skill')
    const needed = scene.tally().add(10, 'strike', 'a strike').add(guard[target], 'strike', 'Guard')
    if (covered[target] === 1) needed.add(4, 'cover', 'covered')
    const hits = face === 20 || tally.total >= needed.total
    if (face === 20) cite('natural-20')
    roll.strike(scene, { who: actor, rule: 'strike', tally, against: needed.total, passed: hits, target, needed })
    scene.blows?.add(actor, target, hits, face === 20 ? 1 : 0)
    if (hits) {
      const taken = scene.tally()
      const shown = scene.roll(dice[weapon[actor]], actor, 'weapon', 'damage', taken)
      if (face === 20 && scene.setup.options['natural-20'] === 'twice') taken.add(shown, 'natural-20', 'a natural 20')
      lose(scene, target, taken, 'weapon', actor)
    }
  },
})

const cover = act({
  id: 'cover',
  resolve(scene, { actor }) {
    scene.set(C.covered, actor, 1, 'cover')
    note.cover(scene, actor)
  },
})

export const acts = { strike, cover }
export const actions = [strike, cover, ...fight.orders]
