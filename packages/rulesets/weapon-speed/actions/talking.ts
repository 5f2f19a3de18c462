import { person, plainly, REFEREE, type Refusal, say as saying, textParam, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import { beginAction, FREE, freeForbidden, kindNow } from '../rules/acting.ts'
import { NO_SPEECH } from '../rules/bearing-bits.ts'
import { bearingRule, sourceSaid } from '../rules/figures.ts'
import { rout } from '../rules/morale.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { IMPROVISE, SURRENDERED } from '../words.ts'
import { act, actAnytime, declaredAs, standard } from './define.ts'

/** Why somebody cannot speak, or null. The paralyzed and the dying can. */
function speechless(scene: WeaponSpeedScene, actor: Who): Refusal | null {
  if ((scene.now.combatant.bearing[actor] & NO_SPEECH) === 0) return null
  const why = bearingRule(scene, actor, NO_SPEECH)
  return refuse(why.rule, '{actor} cannot speak: {why}.', { actor: person(actor), why: sourceSaid(why) })
}

/** A word or a yell: no action, at any time. */
export const say = actAnytime({
  id: 'say',
  rule: 'declared-is-standard',
  title: plainly('Say a word'),
  intent: 'gear',
  params: [textParam('text', { label: 'the words' })],
  check: (scene, { actor }) => speechless(scene, actor),
  resolve(scene, { actor, text }) {
    note.speaks(scene, actor, text)
  },
})

/** Speaking at length: the Free Action. Talking strains nobody who is down. */
export const speak = act({
  id: 'speak',
  rule: 'turn-allotment',
  title: plainly('Speak at length'),
  intent: 'gear',
  params: [textParam('text', { label: 'the words' })],
  check: (scene, { actor }) => speechless(scene, actor) ?? freeForbidden(scene, actor, true),
  resolve(scene, { actor, text }) {
    beginAction(scene, actor, FREE)
    note.speaks(scene, actor, text)
  },
})

/** Something that is on no list: the referee says what comes of it. */
export const improvise = standard({
  id: 'improvise',
  rule: 'action-other',
  title: plainly('Do something else'),
  params: [
    textParam('text', {
      label: 'what',
      suggestions: (scene: WeaponSpeedScene, actor) => (kindNow(scene, actor) === IMPROVISE ? ['something else'] : []),
    }),
  ],
  wanted: plainly('something else'),
  declared: declaredAs(IMPROVISE),
  check: () => null,
  resolve(scene, { actor, text }) {
    note.improvises(scene, actor, text)
    const outcome = scene.askText({
      rule: 'action-other',
      kind: 'text',
      to: REFEREE,
      prompt: saying('What comes of what {who} does?', { who: person(actor) }),
      options: [],
      preset: 0,
      presetText: '',
    })
    if (outcome !== '') note.outcome(scene, actor, outcome)
  },
})

/** Gives up, on its turn; no action. */
export const surrender = act({
  id: 'surrender',
  rule: 'combat-ends',
  title: plainly('Surrender'),
  drastic: 'gives-up',
  check: () => null,
  resolve: (scene, { actor }) => rout(scene, actor, SURRENDERED, 'combat-ends'),
})
