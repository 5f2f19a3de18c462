import { choice, type Message, type Option, person, plainly, REFEREE, say, type Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import type { ZonesScene } from '../scene.ts'
import { ASK_REFEREE, ATTRIBUTES, CON } from '../words.ts'

const ATTRIBUTE_OPTIONS: readonly Option[] = ATTRIBUTES.map((a) => ({
  value: a,
  label: plainly(a.toUpperCase() as Uppercase<typeof a>),
}))

/** Attributes with the preset first, as the question lists them. */
function attributeOptions(preset: number): readonly Option[] {
  const first = ATTRIBUTE_OPTIONS[preset]
  return [first, ...ATTRIBUTE_OPTIONS.filter((o) => o !== first)]
}

const BY_PRESET = ATTRIBUTES.map((_, preset) => attributeOptions(preset))

/** The question about somebody's Test, worked out where it is put. */
type Asks = (who: Who) => Message

const whichAgainstEffect: Asks = (who) =>
  say('Which Attribute does {who} Test against this effect?', { who: person(who) })

const drAgainstEffect: Asks = (who) =>
  say('What is the DR of the Test of {who} against this effect?', { who: person(who) })

/**
 * Which Attribute a Test takes: the one that the data names, the table's fixed choice, or the referee's answer. A Creature
 * Tests its Skill whatever the Attribute, so for one nobody is asked.
 */
export function chooseAttribute(scene: ZonesScene, who: Who, named: number, preset: number, prompt: Asks): number {
  if (named !== ASK_REFEREE) {
    cite('test-attribute-by-referee')
    return named
  }
  if (scene.fixedAttribute >= 0) {
    cite('test-attribute-by-referee')
    return scene.fixedAttribute
  }
  if (scene.now.combatant.character[who] === 0) {
    cite('skill-test')
    return preset
  }
  const options = BY_PRESET[preset] as readonly Option[]
  const answer = scene.ask(choice('test-attribute-by-referee', REFEREE, prompt(who), options))
  return ATTRIBUTES.indexOf(options[answer].value as (typeof ATTRIBUTES)[number])
}

/** The Attribute of an effect's Test, chosen when the effect lands. */
export const chooseEffectAttribute = (scene: ZonesScene, who: Who, named: number): number =>
  chooseAttribute(scene, who, named, CON, whichAgainstEffect)

/** The DR of an effect's Test, named when the effect lands. */
export const chooseEffectDr = (scene: ZonesScene, who: Who, named: number): number =>
  named === ASK_REFEREE ? chooseDr(scene, who, drAgainstEffect) : named

/** The DR that the referee names before the dice are rolled. */
export function chooseDr(scene: ZonesScene, who: Who, prompt: Asks): number {
  return scene.ask({
    rule: 'default-dr',
    kind: 'number',
    to: REFEREE,
    prompt: prompt(who),
    options: [],
    preset: scene.dr,
    min: 1,
    max: 60,
  })
}
