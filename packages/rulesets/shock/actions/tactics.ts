import { person, plainly, wordParam } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import { pairInHand } from '../rules/legal.ts'
import { defend, noTotalDefense } from '../rules/total-defense.ts'
import { C } from '../tables.ts'
import { PROMPTS } from '../words.ts'
import { act } from './define.ts'
import { isOwnTurn } from './timing.ts'

/** Done for this turn of the side. */
export const pass = act({
  id: 'pass',
  rule: 'side-turn',
  title: plainly('Pass: done for this turn'),
  price: 'turn',
  formal: true,
  check: (scene, { actor }) =>
    isOwnTurn(scene, actor) ? null : refuse('side-turn', "It is not {actor}'s turn.", { actor: person(actor) }),
  resolve(scene, { actor }) {
    scene.set(C.passed, actor, 1, 'side-turn')
    note.passes(scene, actor)
  },
})

/** Total Defense: better AC and no Shock until the own next turn. */
export const totalDefense = act({
  id: 'total-defense',
  rule: 'total-defense',
  title: plainly('Total Defense (Instant)'),
  intent: 'protect',
  price: 'quick',
  check: (scene, { actor }) => noTotalDefense(scene, actor),
  resolve: (scene, { actor }) => defend(scene, actor),
})

/** What somebody might wish for and the rules never allow: a Move given up for another Main Action. */
export const secondMain = act({
  id: 'second-main',
  rule: 'main-for-move',
  title: plainly('Move for a second Main Action'),
  intent: 'gear',
  price: 'turn',
  check: (_scene, { actor }) =>
    refuse('main-for-move', 'A Main Action buys {actor} a second Move; a Move never buys a Main Action.', {
      actor: person(actor),
    }),
  resolve: () => {},
})

/** Waits: what is left of the turn may be triggered as an Instant before the round ends. */
export const hold = act({
  id: 'hold',
  rule: 'hold-action',
  title: plainly('Hold an action'),
  price: 'move',
  check(scene, { actor }) {
    if (!isOwnTurn(scene, actor)) return refuse('hold-action', "One begins to hold on one's own side's turn.")
    if (scene.now.combatant.holding[actor] === 1)
      return refuse('hold-action', '{actor} holds already.', { actor: person(actor) })
    return null
  },
  resolve(scene, { actor }) {
    cite('hold-leftovers')
    scene.set(C.secondMove, actor, 0, 'hold-leftovers')
    scene.set(C.holding, actor, 1, 'hold-action')
    scene.set(C.passed, actor, 1, 'side-turn')
    note.holds(scene, actor, scene.now.combatant.mainSpent[actor] === 0)
  },
})

/** From now on it fights with both weapons. */
export const fightWithBoth = act({
  id: 'fight-with-both',
  rule: 'dual-wield-stance',
  title: plainly('Fight with both weapons'),
  intent: 'gear',
  price: 'free',
  check(scene, { actor }) {
    if (scene.now.combatant.dual[actor] === 1)
      return refuse('dual-wield-stance', '{actor} does so already.', { actor: person(actor) })
    const pair = pairInHand(scene, actor)
    return 'reason' in pair ? pair : null
  },
  resolve(scene, { actor }) {
    scene.set(C.dual, actor, 1, 'dual-wield-stance')
    note.stance(scene, actor, true)
  },
})

/** From now on it fights with one weapon at a time. */
export const fightWithOne = act({
  id: 'fight-with-one',
  rule: 'dual-wield-stance',
  title: plainly('Fight with one weapon'),
  intent: 'gear',
  price: 'free',
  check: (scene, { actor }) =>
    scene.now.combatant.dual[actor] === 1
      ? null
      : refuse('dual-wield-stance', '{actor} does not fight with both.', { actor: person(actor) }),
  resolve(scene, { actor }) {
    scene.set(C.dual, actor, 0, 'dual-wield-stance')
    note.stance(scene, actor, false)
  },
})

/** At which moments the combatant is asked for Instants: no act of the rules, and at any time. */
export const askAbout = act({
  id: 'ask-about',
  rule: 'decision-windows',
  title: plainly('When to be asked for Instants'),
  says: 'Be asked for Instants: {it}',
  intent: 'gear',
  price: 'wish',
  params: [
    wordParam('what', PROMPTS, {
      label: 'nothing, rolls, actions or steps',
      suggestions: () => PROMPTS.keys(),
    }),
  ],
  check: () => null,
  resolve(scene, { actor, what }) {
    scene.set(C.prompts, actor, what, 'decision-windows')
  },
})
