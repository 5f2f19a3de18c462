import type { EscalationAction } from '../actions/action.ts'
import { isIn, isUp } from '../rules/who.ts'
import type { Attack, EscalationScene, Windows } from '../scene.ts'
import { TRIGGERS } from '../words.ts'
import { offerAnswers } from './answers.ts'
import { intercepted, provoked } from './provoked.ts'
import { fireReadied } from './readied.ts'

const at = (when: (typeof TRIGGERS)[number]): number => TRIGGERS.indexOf(when)
const ATTACKED = at('attacked')
const HIT = at('hit')
const MISSED = at('missed')
const DAMAGED = at('damaged')
const MOVES = at('enemy-moves')
const ENGAGES = at('enemy-engages')
const ALLY_DROPS = at('ally-drops')
const ENEMY_DROPS = at('enemy-drops')

/** Reactions within reactions go only so deep. */
const DEEPEST = 6

/** Whether anybody has an ability that answers such a thing: a glance before anything is worked out. */
function isWatched(scene: EscalationScene, kinds: number): boolean {
  if (scene.depth >= DEEPEST) return false
  for (let row = 0; row < scene.combatants; row++) if ((scene.fighter(row).answerKinds & kinds) !== 0) return true
  return false
}

function within(scene: EscalationScene, act: () => void): void {
  scene.depth++
  try {
    act()
  } finally {
    scene.depth--
  }
}

/** The moments at which others step in; `actions` are those that a readied action may become. */
export const makeWindows = (actions: () => ReadonlyMap<string, EscalationAction>): Windows => ({
  declared: (scene, what) => fireReadied(scene, what, actions()),
  attacked(scene, attack) {
    if (!isWatched(scene, 1 << ATTACKED)) return
    const what = { when: ATTACKED, by: attack.attacker, to: attack.target, attack }
    within(scene, () => offerAnswers(scene, what, 'attacked', () => isOver(scene, attack)))
  },
  rolled(scene, attack) {
    const when = attack.hit ? HIT : MISSED
    if (!isWatched(scene, 1 << when)) return
    const what = { when, by: attack.attacker, to: attack.target, attack }
    within(scene, () => offerAnswers(scene, what, 'rolled', () => isOver(scene, attack)))
  },
  damaged(scene, target, by) {
    if (!isWatched(scene, 1 << DAMAGED)) return
    const what = { when: DAMAGED, by, to: target, attack: null }
    within(scene, () => offerAnswers(scene, what, 'damaged', () => false))
  },
  dropped(scene, who, by) {
    if (!isWatched(scene, (1 << ALLY_DROPS) | (1 << ENEMY_DROPS))) return
    within(scene, () => {
      offerAnswers(scene, { when: ALLY_DROPS, by, to: who, attack: null }, 'drops', () => false)
      offerAnswers(scene, { when: ENEMY_DROPS, by: -1, to: who, attack: null }, 'drops', () => false)
    })
  },
  moves(scene, mover, engages) {
    if (!isWatched(scene, (1 << MOVES) | (1 << ENGAGES))) return
    const isMoot = () => !isUp(scene, mover) || scene.cancelled
    within(scene, () => {
      offerAnswers(scene, { when: MOVES, by: mover, to: engages[0] ?? -1, attack: null }, 'moves', isMoot)
      for (const to of engages) offerAnswers(scene, { when: ENGAGES, by: mover, to, attack: null }, 'engages', isMoot)
    })
  },
  provoked,
  intercepted,
})

const isOver = (scene: EscalationScene, { cancelled, attacker, target }: Attack): boolean =>
  cancelled || !isUp(scene, attacker) || !isIn(scene, target)
