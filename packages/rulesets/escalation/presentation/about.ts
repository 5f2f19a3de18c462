import {
  type About,
  capital,
  inEnglish,
  nameKey,
  rowOfName,
  type SeenMessage,
  seenOf,
  type ThingRef,
  type Viewer,
} from '@fray/kernel/rules'
import { aboutOption } from '../../presentation/options.ts'
import { unknownThing } from '../../presentation/unknown.ts'
import { escalationCatalogueOptions } from '../catalogue/options.ts'
import { conditionsOf } from '../rules/conditions.ts'
import type { EscalationScene } from '../scene.ts'
import { aboutAbility, listLine } from './about-abilities.ts'
import { aboutCondition } from './about-conditions.ts'
import { aboutStance } from './about-people.ts'
import { card } from './card.ts'
import { allOn, nameOfCondition } from './conditions.ts'
import { inWords, isKnown, plain } from './said.ts'
import { groupsOf } from './things.ts'

/** Explains something in the fight; what a side hides of its abilities is not known. */
export function about(scene: EscalationScene, { kind, name, of }: ThingRef, viewer: Viewer): About | null {
  if (kind === 'option') return aboutOption(escalationCatalogueOptions, name, scene.setup.options)
  if (kind === 'combatant') {
    const row = rowOfName(scene, name)
    return row < 0 || !isKnown(scene, row, viewer) ? null : aboutCombatant(scene, row, viewer)
  }
  const row = of === null ? -1 : rowOfName(scene, of)
  if (row < 0) return kind === 'condition' ? aboutAnyCondition(scene, name) : null
  if (!isKnown(scene, row, viewer)) return null
  if (kind === 'condition') return aboutConditionOn(scene, row, name, viewer)
  if (kind === 'stance') return aboutStanceOf(scene, row, name, viewer)
  if (kind !== 'ability' || !viewer.knows('abilities', row)) return null
  const ability = named(scene.fighter(row).sheet.abilities, name)
  return ability === undefined ? null : aboutAbility(ability, scene.setup.conditions)
}

const named = <T extends { readonly name: string; readonly id: string }>(all: readonly T[], name: string) =>
  all.find((one) => one.id === name) ?? all.find((one) => nameKey(one.name) === nameKey(name))

/** A stance of somebody; of one who hides its abilities only the one that it is in. */
function aboutStanceOf(scene: EscalationScene, row: number, name: string, viewer: Viewer): About | null {
  const { stances } = scene.fighter(row).sheet
  const stance = named(stances, name)
  if (stance === undefined) return null
  if (viewer.knows('abilities', row)) return aboutStance(stance)
  if (stances[scene.now.combatant.stance[row]] !== stance) return null
  return unknownThing(stance.name, 'stance')
}

/** A condition as such: one of the rules, or one of this fight's table. */
function aboutAnyCondition(scene: EscalationScene, name: string): About | null {
  return aboutCondition(named(scene.setup.conditions.all, name), name)
}

/** A condition as it lies on somebody, with where it comes from and what ends it; null where it does not. */
function aboutConditionOn(scene: EscalationScene, row: number, name: string, viewer: Viewer): About | null {
  const on = allOn(scene, row, viewer).find(({ ref, called }) => ref.kind === 'condition' && inWords(called) === name)
  if (on === undefined) return null
  const at = conditionsOf(scene, row).find((one) => inWords(nameOfCondition(scene, one)) === name)
  const plain = aboutAnyCondition(scene, at === undefined ? name : scene.condition(scene.now.condition.what[at]).id)
  if (plain === null) return null
  return {
    ...plain,
    title: name,
    lines: [
      ...plain.lines,
      /^when /.test(on.end.key)
        ? inEnglish('It ends {when}.', { when: on.end })
        : inEnglish('It lasts {until}.', { until: on.end }),
    ],
    facts: on.source === '' ? [] : [{ label: inEnglish('from'), value: on.source }],
  }
}

/** Somebody in the fight: what the seat knows of it, in short. */
function aboutCombatant(scene: EscalationScene, row: number, viewer: Viewer): About {
  const { kind, numbers, about: words } = card(scene, row, viewer)
  return {
    title: scene.name(row),
    kind,
    lines: [
      ...(words === '' ? [] : [words]),
      ...groupsOf(scene, row, viewer).flatMap(({ title, things }) =>
        listLine(
          title,
          things.map(({ name: own, words: short, ref }) => {
            // What the rules name is a word of theirs.
            const name = ref.kind === 'rule' ? plain(own) : { thing: own }
            return short === null ? name : seenOf('{name} ({words})', { name, words: short })
          }),
        ),
      ),
      ...allOn(scene, row, viewer).map(({ called, end }) =>
        inEnglish('{condition}: {end}.', { condition: begun(called), end }),
      ),
    ],
    facts: numbers.map(({ label, words: value }) => ({ label, value })),
    rules: ['initiative-bands'],
  }
}

/** A message as a line begins with it. */
function begun(message: SeenMessage): SeenMessage {
  const words = inWords(message)
  return capital(words) === words ? message : plain(capital(words))
}
