import { flagParam, numberParam, person, plainly, textParam, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { targetParam } from '../command.ts'
import { note } from '../events.ts'
import { abilityOf, abilityRow } from '../rules/abilities.ts'
import { endDay, loseCampaign } from '../rules/ending.ts'
import { useRecovery } from '../rules/recovery.ts'
import { beginEncounter, fullRest, hasNext, quickRest } from '../rules/rest.ts'
import type { EscalationScene } from '../scene.ts'
import { ABILITY, C, FIGHT, FOES_DOWN, NONE, REST, SETUP, SURPRISE } from '../tables.ts'
import { DAILY, IN, OUT, PC, UNCONSCIOUS } from '../words.ts'
import { act, order } from './define.ts'

/** Uses Recoveries in a Quick Rest. */
export const useRecoveryAction = act({
  id: 'use-recovery',
  rule: 'quick-rest',
  title: plainly('Use Recoveries in a Quick Rest'),
  intent: 'protect',
  when: 'any',
  *suggest(scene) {
    if (scene.now.fight.resting[0] === 1) yield {}
  },
  params: [numberParam('times', 1, 99, { optional: true }), flagParam('average', 'yes to take the average')],
  check(scene, { actor }) {
    if (scene.now.fight.resting[0] === 0)
      return refuse('quick-rest', 'Recoveries are used freely in a Quick Rest only.')
    const { kind, out } = scene.now.combatant
    if (kind[actor] !== PC)
      return refuse('recoveries', '{actor} is no PC and has no Recoveries.', { actor: person(actor) })
    if (out[actor] === IN) return null
    return out[actor] === UNCONSCIOUS
      ? refuse('unconscious-variant', '{actor} is unconscious: only a Full Rest wakes them.', { actor: person(actor) })
      : refuse('quick-rest', '{actor} does not rest with the party ({out}).', {
          actor: person(actor),
          out: plainly(OUT[out[actor]] ?? ''),
        })
  },
  resolve(scene, command) {
    const times = command.times ?? 1
    const average = command.average < 0 ? null : command.average === 1
    for (let i = 0; i < times; i++) {
      useRecovery(scene, command.actor, { free: false, plus: null, average }, 'quick-rest')
    }
  },
})

/** Why nobody can rest now, or null. */
const isBusy = (scene: EscalationScene, rule: 'quick-rest' | 'full-rest') => {
  const phase = scene.now.fight.phase[0]
  if (phase === FIGHT || phase === SURPRISE) return refuse(rule, 'Nobody rests in an encounter.')
  return phase === SETUP ? refuse(rule, 'Nothing has happened yet that would need a rest.') : null
}

/** A Quick Rest. */
export const quickRestAction = order({
  id: 'quick-rest',
  rule: 'quick-rest',
  title: plainly('Quick Rest'),
  check: (scene) =>
    isBusy(scene, 'quick-rest') ??
    (scene.now.fight.resting[0] === 1 ? refuse('quick-rest', 'A Quick Rest is being taken already.') : null),
  resolve: quickRest,
})

const USUAL_DAY = 3

/** A Full Rest: after three to five encounters, or as a retreat at the price of a Campaign Loss. */
export const fullRestAction = order({
  id: 'full-rest',
  rule: 'full-rest',
  title: plainly('Full Rest'),
  params: [flagParam('retreat', 'yes for a retreat'), flagParam('waive', 'yes to waive its Campaign Loss')],
  check(scene, command) {
    const busy = isBusy(scene, 'full-rest')
    if (busy !== null) return busy
    const today = scene.now.fight.encountersToday[0]
    if (today < USUAL_DAY) cite('full-rest-when')
    const strict = scene.setup.options['full-rest-when'] === 'at-least-3'
    if (!strict || today >= USUAL_DAY || command.retreat === 1) return null
    return refuse(
      'full-rest-when',
      'Only {today} encounters since the last Full Rest: it takes {usual}, or a retreat.',
      { today: { number: today }, usual: { number: USUAL_DAY } },
    )
  },
  resolve(scene, command) {
    const today = scene.now.fight.encountersToday[0]
    if (today < USUAL_DAY) note['early-rest'](scene, today)
    if (command.retreat === 1) {
      cite('full-rest-retreat', 'campaign-loss')
      if (command.waive !== 1) loseCampaign(scene, 'the party has retreated to rest')
    }
    fullRest(scene)
  },
})

/** Time between encounters gives back a Recovery or a Daily ability. */
export const downtime = order({
  id: 'downtime',
  rule: 'downtime',
  title: plainly('Downtime gives something back'),
  params: [targetParam(), textParam('what', { label: 'recovery, or a Daily ability', optional: true })],
  check(scene, command) {
    const option = scene.setup.options.downtime
    if (option === 'none') return refuse('downtime', 'The table plays without it (option downtime).')
    const phase = scene.now.fight.phase[0]
    if (phase === FIGHT || phase === SURPRISE) return refuse('downtime', 'There is no downtime in an encounter.')
    if (scene.now.combatant.kind[command.target] !== PC) return refuse('downtime', 'It is for PCs.')
    if (option === 'recovery') {
      return ['', 'recovery'].includes(command.what.trim())
        ? null
        : refuse('downtime', 'The table plays that downtime gives back a Recovery (option downtime).')
    }
    return dailyOf(scene, command.target, command.what) >= 0
      ? null
      : refuse('downtime', '{target} has no used Daily ability of that name.', { target: person(command.target) })
  },
  resolve(scene, command) {
    const { target } = command
    if (scene.setup.options.downtime === 'recovery') {
      const { recoveries, recoveriesMax } = scene.now.combatant
      const more = Math.min(recoveriesMax[target], recoveries[target] + 1)
      scene.set(C.recoveries, target, more, 'downtime')
    } else {
      const at = dailyOf(scene, target, command.what)
      cite('ability-daily')
      scene.set(ABILITY.used, abilityRow(scene, target, at), 0, 'downtime')
    }
    note.downtime(scene, target)
  },
})

const dailyOf = (scene: EscalationScene, who: Who, name: string): number =>
  scene.fighter(who).sheet.abilities.findIndex((ability, at) => {
    if (ability.frequency !== DAILY || scene.now.ability.used[abilityRow(scene, who, at)] === 0) return false
    return name === '' || ability.id === name || abilityOf(scene, who, at).name.toLowerCase() === name.toLowerCase()
  })

/** Something major goes wrong that trying again cannot mend. */
export const campaignLoss = order({
  id: 'campaign-loss',
  rule: 'campaign-loss',
  title: plainly('Write down a Campaign Loss'),
  params: [textParam('text', { label: 'what goes wrong' })],
  check: () => null,
  resolve: (scene, { text }) => loseCampaign(scene, text),
})

/** The next encounter of the day, or its end. */
export const nextFight = order({
  id: 'next-fight',
  rule: 'starting-positions',
  title: plainly('The next encounter'),
  check: (scene) =>
    scene.now.fight.phase[0] === REST ? null : refuse('encounter-end', 'The next encounter comes after this one.'),
  resolve(scene) {
    if (hasNext(scene)) beginEncounter(scene, scene.now.fight.encounter[0] + 1)
    else {
      endDay(scene, lastWinner(scene))
      note['day-ends'](scene)
    }
  },
})

/** Who won the last encounter. */
function lastWinner(scene: EscalationScene): number {
  const ending = scene.now.fight.ending[0]
  const party = scene.setup.sides.findIndex((side) => side.party)
  return ending === FOES_DOWN ? party : ending === 0 ? NONE : 1 - party
}
