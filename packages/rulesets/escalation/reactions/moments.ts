import type { EscalationAction } from '../actions/action.ts'
import { TRIGGERS } from '../model.ts'
import { isIn, isUp } from '../rules/who.ts'
import type { Attack, EscalationScene, Moments } from '../scene.ts'
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

/** Whether anybody has an ability that answers something: a glance before anything is worked out. */
function isAnybodyWatching(scene: EscalationScene): boolean {
  if (scene.depth >= DEEPEST) return false
  for (let row = 0; row < scene.combatants; row++) if (scene.fighter(row).answers.length > 0) return true
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
export const makeMoments = (actions: () => ReadonlyMap<string, EscalationAction>): Moments => ({
  declared: (scene, what) => fireReadied(scene, what, actions()),
  attacked(scene, attack) {
    if (!isAnybodyWatching(scene)) return
    const what = { when: ATTACKED, by: attack.attacker, to: attack.target, attack }
    within(scene, () => offerAnswers(scene, what, 'attacked', () => isOver(scene, attack)))
  },
  rolled(scene, attack) {
    if (!isAnybodyWatching(scene)) return
    const what = { when: attack.hit ? HIT : MISSED, by: attack.attacker, to: attack.target, attack }
    within(scene, () => offerAnswers(scene, what, 'rolled', () => isOver(scene, attack)))
  },
  damaged(scene, target, by) {
    if (!isAnybodyWatching(scene)) return
    const what = { when: DAMAGED, by, to: target, attack: null }
    within(scene, () => offerAnswers(scene, what, 'damaged', () => false))
  },
  dropped(scene, who) {
    if (!isAnybodyWatching(scene)) return
    within(scene, () => {
      offerAnswers(scene, { when: ALLY_DROPS, by: -1, to: who, attack: null }, 'drops', () => false)
      offerAnswers(scene, { when: ENEMY_DROPS, by: -1, to: who, attack: null }, 'drops', () => false)
    })
  },
  moves(scene, mover, engages) {
    if (!isAnybodyWatching(scene)) return
    const isMoot = () => !isUp(scene, mover) || scene.cancelled
    within(scene, () => {
      offerAnswers(scene, { when: MOVES, by: mover, to: engages, attack: null }, 'moves', isMoot)
      if (engages < 0) return
      offerAnswers(scene, { when: ENGAGES, by: mover, to: engages, attack: null }, 'engages', isMoot)
    })
  },
  provoked,
  intercepted,
})

const isOver = (scene: EscalationScene, { cancelled, attacker, target }: Attack): boolean =>
  cancelled || !isUp(scene, attacker) || !isIn(scene, target)
