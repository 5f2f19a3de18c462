import { type About, inEnglish, nameKey, rowOfName, seenOf, type ThingRef, type Viewer } from '@fray/kernel/rules'
import { unknownThing } from '../../presentation/unknown.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { isUnknown } from '../look.ts'
import { itemsShown } from '../rules/gear.ts'
import type { FreeHitsScene } from '../scene.ts'
import { groups, kindOf, numbers } from './card.ts'
import { optionAbout } from './options.ts'
import { inRow, plain, text, thing, titled } from './said.ts'
import { statesOf } from './states.ts'
import { aboutArmor, aboutCondition, aboutFeat, aboutItem, aboutSpell, aboutState } from './things.ts'

/** Explains something in the fight; what a side hides of its abilities and defenses is not known. */
export function about(scene: FreeHitsScene, { kind, name, of }: ThingRef, viewer: Viewer): About | null {
  if (kind === 'combatant') return aboutUnit(scene, name, viewer)
  if (kind === 'option') return optionAbout(name, scene.setup.options)
  const row = of === null ? -1 : rowOfName(scene, of)
  if (row < 0) return kind === 'condition' ? conditionAbout(scene, name) : null
  if (isUnknown(scene, row, viewer)) return null
  if (kind === 'condition') return conditionOn(scene, row, name, viewer)
  const { sheet } = scene.unit(row)
  const knows = viewer.knows('abilities', row)
  if (kind === 'item' || kind === 'weapon') {
    const item = itemsShown(scene, row, knows).find((one) => isCalled(scene.kind(one), name))
    if (item === undefined) return null
    return knows ? aboutItem(scene.kind(item)) : unknownThing(scene.kind(item).name)
  }
  if (kind === 'armor') {
    const armor = sheet.armors.find((one) => isCalled(one, name))
    return armor === undefined || !viewer.knows('defenses', row) ? null : aboutArmor(armor)
  }
  if (!knows) return null
  const feat = kind === 'feat' ? sheet.feats.find((one) => isCalled(one, name)) : undefined
  if (feat !== undefined) return aboutFeat(feat)
  const spell = kind === 'spell' ? sheet.spells.find((one) => isCalled(one, name)) : undefined
  return spell === undefined ? null : aboutSpell(spell)
}

/** Whether that is its name, or its content id. */
const isCalled = (one: { readonly name: string; readonly id?: string }, name: string): boolean =>
  nameKey(one.name) === nameKey(name) || one.id === name

/** A condition as such: of the content of this fight, or one that the rules know. */
function conditionAbout(scene: FreeHitsScene, name: string): About | null {
  const condition = scene.conditions.find((one) => isCalled(one, name))
  return condition === undefined ? aboutState(name) : aboutCondition(condition)
}

/** What lies on somebody, with where it comes from and what ends it; null where it does not. */
function conditionOn(scene: FreeHitsScene, row: number, name: string, viewer: Viewer): About | null {
  const found = statesOf(scene, row, viewer).filter(({ called }) => nameKey(called) === nameKey(name))
  const [first] = found
  if (first === undefined) return null
  const usual = conditionAbout(scene, first.called)
  const now = found.flatMap(({ words, source, ends }) => [
    ...(usual?.lines.includes(text(words)) === true ? [] : [text(words)]),
    ...(source === null ? [] : [inEnglish('It comes from {source}.', { source })]),
    ...(ends === null ? [] : [inEnglish('It ends {ends}.', { ends })]),
  ])
  const rules: readonly FreeHitsRule[] = ['cast-time']
  const title = text(first.name)
  return usual === null
    ? { title, kind: 'condition', lines: now, facts: [], rules }
    : { ...usual, title, lines: [...usual.lines, ...now] }
}

/** What a modifier is added to. */
const SIGNED: Readonly<Record<string, string>> = {
  Accuracy: 'attack rolls',
  Agility: 'the number to be hit',
  Strength: 'damage',
}

/** A unit as its card has it. */
function aboutUnit(scene: FreeHitsScene, name: string, viewer: Viewer): About | null {
  const row = rowOfName(scene, name)
  if (row < 0 || isUnknown(scene, row, viewer)) return null
  const { about: line } = scene.unit(row).sheet
  return {
    title: scene.name(row),
    kind: kindOf(scene, row),
    lines: [
      ...(line === '' ? [] : [line]),
      ...groups(scene, row, viewer).map(({ title, things }) =>
        text(titled(title, inRow(things.map((one) => thing(one.name))))),
      ),
      ...statesOf(scene, row, viewer).map(({ name, words }) =>
        text({ key: '{name}: {words}', slots: { name, words: words ?? plain('') } }),
      ),
    ],
    facts: numbers(scene, row, viewer).map(({ label, words }) => ({
      label,
      value: text(
        label in SIGNED ? seenOf('{words} to {what}', { words, what: plain(SIGNED[label] as string) }) : words,
      ),
    })),
    rules: ['modifiers', 'turn-budget'] satisfies FreeHitsRule[],
  }
}
