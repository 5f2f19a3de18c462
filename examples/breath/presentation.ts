import { inEnglish, plainly, say } from '@fray/kernel/rules'
import { placeless } from '@fray/rulesets/presentation/placeless'
import { priceOf } from './actions.ts'
import { GUARDS } from './kinds.ts'
import { canFight, inOrder } from './order.ts'
import { type BreathScene, C } from './scene.ts'

/** What hosts show of a fight. */
export const presentation = placeless<BreathScene>({
  state(scene, row) {
    const { present, yielded } = scene.now.combatant
    if (canFight(scene, row)) return 'up'
    return present[row] === 1 && yielded[row] === 0 ? 'down' : 'gone'
  },
  coming: (scene) => inOrder(scene).map((row) => ({ row, at: scene.now.combatant.breath[row] })),
  conditions: {
    bleeding: {
      badge: 'bld',
      lines: ['It loses 1 Life at the beginning of each round.'],
      rules: ['bleeding', 'bleeding-again', 'bind'],
      on: C.bleeding,
      ends: (scene, row) => {
        const rounds = scene.now.combatant.bleeding[row]
        return rounds === 1
          ? inEnglish('after 1 round, or when it is bound')
          : inEnglish('after {rounds} rounds, or when it is bound', { rounds: { number: rounds } })
      },
    },
    winded: {
      badge: 'wnd',
      lines: ['It has 2 less Defense.'],
      rules: ['winded', 'second-wind'],
      on: (scene, row) => scene.now.combatant.breath[row] === 0,
      ends: 'when it has Breath again',
    },
    resting: {
      badge: 'rst',
      tone: 'note',
      lines: ['It does nothing more in this round.'],
      rules: ['rest'],
      on: C.resting,
      ends: 'in the next round',
    },
  },
  arms(scene, row) {
    const { breath, missiles } = scene.now.combatant
    const { blade, missile, missiles: of } = scene.fighter(row)
    const left = missiles[row]
    return [
      { name: 'blade', words: blade.text, ready: breath[row] >= 2, rules: ['cut', 'damage'] },
      {
        name: 'missiles',
        words: missile.text,
        left,
        of,
        ready: breath[row] > 0 && left > 0,
        rules: ['throw', 'damage'],
      },
    ]
  },
  numbers: [
    ...(['skill', 'aim', 'defense', 'padding', 'wind', 'nerve'] as const).map((rule) => ({ column: C[rule], rule })),
    { column: C.guard, rule: 'guard', words: GUARDS },
  ],
  price(_scene, command) {
    const cost = priceOf(command)
    return {
      id: `breath-${cost}`,
      label: cost === 0 ? plainly('Free') : say('{cost} Breath', { cost: { number: cost } }),
      order: 9 - cost,
    }
  },
  card(scene, row) {
    const { breath, breathMax, ducked } = scene.now.combatant
    const [left, of] = [breath[row], breathMax[row]]
    const words = inEnglish('{left} of {of} Breath', { left: { number: left }, of: { number: of } })
    const ref = { kind: 'rule', name: 'duck', of: null }
    return {
      budgets: [{ id: 'breath', label: inEnglish('Breath'), left, of, words }],
      reactions: [
        {
          label: inEnglish('duck'),
          left: 1 - ducked[row],
          of: 1,
          words: inEnglish('once a round, for 2 Breath'),
          ref,
        },
      ],
    }
  },
})
