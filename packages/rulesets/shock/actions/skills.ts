import {
  choice,
  combatantParam,
  type Message,
  type Option,
  person,
  plainly,
  REFEREE,
  say,
  textParam,
  type Who,
  wordParam,
} from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { attributeParam } from '../command.ts'
import { note } from '../events.ts'
import { checkBonus, type Extra, skillCheck } from '../rules/checks.ts'
import { hasReadied } from '../rules/gear.ts'
import { provoke } from '../rules/opportunity.ts'
import { areAdjacent, seesLine } from '../rules/space.ts'
import { areEnemies } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { ATTRIBUTE_NAMES, ATTRIBUTES, DEX, HEAL, INT, MORTALLY_INJURED, SKILL_NAMES, SKILLS, STABLE } from '../words.ts'
import { act } from './define.ts'

const FIRST_AID = plainly('for first aid')

const ATTRIBUTE_OPTIONS: readonly Option[] = [INT, 4, DEX, 0, 2].map((at) => ({
  value: ATTRIBUTES[at],
  label: plainly(ATTRIBUTE_NAMES[at] ?? ''),
}))

const number = (rule: 'use-skill', prompt: Message) =>
  ({ rule, kind: 'number', to: REFEREE, prompt, options: [], preset: 0, min: -20, max: 20 }) as const

/** A skill used in the fight: a call for parley, a lock, a lie. The referee says with what, how hard, and what it does. */
export const useSkill = act({
  id: 'use-skill',
  rule: 'use-skill',
  title: plainly('Use a skill'),
  says: 'Use the skill {it}',
  seldom: true,
  price: 'main',
  params: [
    wordParam('skill', SKILLS, { label: 'the skill', suggestions: () => SKILLS.keys() }),
    attributeParam('attribute'),
    combatantParam('target', { label: 'on whom', optional: true }),
    textParam('text', { label: 'what for', optional: true }),
  ],
  check: () => null,
  resolve(scene, command) {
    const { actor, skill, text, attribute: given } = command
    cite('use-skill-aoo')
    note['uses-skill'](scene, actor, skill, text)
    if (!scene.announce(actor) || !provoke(scene, actor)) return
    const attribute = given >= 0 ? given : askAttribute(scene, actor)
    const prompt = say('What modifier does the check of {actor} get?', { actor: person(actor) })
    const modifier = scene.ask(number('use-skill', prompt))
    const extras: Extra[] = [{ value: modifier, rule: 'use-skill', source: plainly("the referee's modifier") }]
    if (
      !skillCheck(scene, actor, { attribute, skill, rule: 'use-skill', why: plainly(SKILL_NAMES[skill] ?? ''), extras })
    )
      return
    const outcome = scene.askText({
      rule: 'use-skill',
      kind: 'text',
      to: REFEREE,
      prompt: say('{actor} succeeds: what do they do?', { actor: person(actor) }),
      options: [],
      preset: 0,
      presetText: 'done',
    })
    note.outcome(scene, actor, outcome)
  },
})

function askAttribute(scene: ShockScene, actor: Who): number {
  const prompt = say('Which attribute does the check of {actor} use?', { actor: person(actor) })
  const answer = scene.ask(choice('use-skill', REFEREE, prompt, ATTRIBUTE_OPTIONS))
  return ATTRIBUTES.indexOf(ATTRIBUTE_OPTIONS[answer].value as (typeof ATTRIBUTES)[number])
}

const dyingParam = combatantParam('target', {
  label: 'whom',
  suggestions: (scene: ShockScene, actor) =>
    scene.rowsWhere((row) => row !== actor && scene.now.combatant.state[row] === MORTALLY_INJURED),
})

/** First aid on a dying ally next to one. */
export const firstAid = act({
  id: 'first-aid',
  rule: 'stabilize',
  title: plainly('First aid'),
  says: 'First aid for {it}',
  intent: 'protect',
  price: 'main',
  params: [dyingParam, attributeParam('with')],
  check(scene, command) {
    const { actor, target } = command
    if (scene.now.combatant.state[target] !== MORTALLY_INJURED || areEnemies(scene, actor, target)) {
      return refuse('stabilize', '{target} is no dying ally.', { target: person(target) })
    }
    if (!areAdjacent(scene, actor, target))
      return refuse('stabilize', '{target} is not next to {actor}.', { target: person(target), actor: person(actor) })
    if (!seesLine(scene, actor, target)) {
      return refuse('stabilize', 'Something solid is between {actor} and {target}.', {
        actor: person(actor),
        target: person(target),
      })
    }
    if (command.with >= 0 && command.with !== DEX && command.with !== INT) {
      return refuse('stabilize', 'First aid is a check on DEX or INT with Heal.')
    }
    if (!hasReadied(scene, actor, 'kit'))
      return refuse('stabilize', "{actor} has no healer's kit Readied.", { actor: person(actor) })
    if (scene.now.combatant.aided[target] === scene.now.fight.round[0]) {
      return refuse('stabilize', 'First aid on {target} has been tried this round.', { target: person(target) })
    }
    return null
  },
  resolve(scene, command) {
    const { actor, target } = command
    cite('use-skill', 'use-skill-aoo')
    note.aids(scene, actor, target)
    if (!scene.announce(actor) || !provoke(scene, actor)) return
    if (scene.now.combatant.state[target] !== MORTALLY_INJURED || !isInReach(scene, actor, target)) return
    if (!hasReadied(scene, actor, 'kit')) {
      cite('stabilize')
      return
    }
    scene.set(C.aided, target, scene.now.fight.round[0], 'stabilize')
    const attribute = command.with >= 0 ? command.with : better(scene, actor)
    cite('mortal-injury-clock')
    const late = scene.now.fight.round[0] - scene.now.combatant.fell[target]
    const extras: Extra[] = [{ value: -late, rule: 'stabilize', source: plainly('rounds since the fall') }]
    if (!skillCheck(scene, actor, { attribute, skill: HEAL, rule: 'stabilize', why: FIRST_AID, extras })) return
    if (scene.now.combatant.state[target] === MORTALLY_INJURED) scene.set(C.state, target, STABLE, 'stabilize')
  },
})

/** Whether hands reach from the one to the other. */
const isInReach = (scene: ShockScene, who: Who, other: Who): boolean =>
  areAdjacent(scene, who, other) && seesLine(scene, who, other)

const better = (scene: ShockScene, who: Who): number =>
  checkBonus(scene, who, INT, HEAL) > checkBonus(scene, who, DEX, HEAL) ? INT : DEX
