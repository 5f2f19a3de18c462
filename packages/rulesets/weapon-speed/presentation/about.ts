import { type About, inEnglish, nameKey, rowOfName, type ThingRef, type Viewer } from '@fray/kernel/rules'
import { unknownThing } from '../../presentation/unknown.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { checkDice, critFrom } from '../rules/checks.ts'
import { strikeOf } from '../rules/figures.ts'
import { attacksByName, isInSight, itemsOf } from '../rules/gear.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { aboutAbility, aboutItem, aboutSpell, aboutStrike, orMore, type Setting } from './about-things.ts'
import { card } from './card.ts'
import { lastingOn } from './lasting.ts'
import { aboutState } from './states.ts'
import { woundsOf } from './wounds.ts'

/** Explains something in the fight; what a side hides of its abilities is not known. */
export function about(scene: WeaponSpeedScene, { kind, name, of }: ThingRef, viewer: Viewer): About | null {
  if (kind === 'combatant') return aboutCombatant(scene, rowOfName(scene, name), viewer)
  const row = of === null ? -1 : rowOfName(scene, of)
  if (row < 0) return kind === 'condition' ? aboutState(name) : null
  if (kind === 'condition' || kind === 'injury')
    return lastingOn(scene, row).find((one) => isCalled(one.condition, kind, name))?.about ?? null
  if (kind === 'wound') return woundsOf(scene, row, viewer).find((one) => one.about.title === name)?.about ?? null
  if (kind === 'item') return aboutItemOf(scene, row, name, viewer)
  if (!viewer.knows('abilities', row)) return null
  const { spells, abilities } = scene.fighter(row).entrant
  const setting = settingOf(scene)
  const named = <T extends { readonly name: string }>(all: readonly T[]) =>
    all.find((one) => nameKey(one.name) === nameKey(name))
  if (kind === 'attack') {
    const found = attacksByName(scene, row).find(([called]) => nameKey(called) === nameKey(name))
    return found === undefined ? null : aboutStrike(strikeOf(scene, found[1].item, found[1].attack), setting)
  }
  if (kind === 'spell') {
    const spell = named(spells)
    return spell === undefined ? null : aboutSpell(spell, setting)
  }
  const ability = kind === 'ability' ? named(abilities) : undefined
  return ability === undefined ? null : aboutAbility(ability, setting)
}

/** The conditions and dice of the fight. */
function settingOf(scene: WeaponSpeedScene): Setting {
  const most = checkDice(scene).max
  return {
    conditions: scene.setup.conditions,
    critFrom: (strike) => orMore(critFrom(scene, strike), most),
  }
}

const isCalled = ({ ref, name }: { readonly ref: ThingRef; readonly name: string }, kind: string, wanted: string) =>
  ref.kind === kind && nameKey(name) === nameKey(wanted)

function aboutItemOf(scene: WeaponSpeedScene, row: number, name: string, viewer: Viewer): About | null {
  const item = itemsOf(scene, row).find((one) => nameKey(scene.kind(one).name) === nameKey(name))
  if (item === undefined) return null
  if (viewer.knows('abilities', row)) return aboutItem(scene.kind(item), settingOf(scene))
  return isInSight(scene, item) ? unknownThing(scene.kind(item).name) : null
}

/** Somebody, by the numbers that the viewer knows. */
function aboutCombatant(scene: WeaponSpeedScene, row: number, viewer: Viewer): About | null {
  if (row < 0) return null
  const { kind, about: words, numbers } = card(scene, row, viewer)
  const side = scene.setup.sides[scene.now.combatant.side[row]]?.name ?? ''
  return {
    title: scene.name(row),
    kind,
    lines: [
      kind === 'monster'
        ? inEnglish('A monster of the side {side}.', { side: { key: side, slots: {} } })
        : inEnglish('A character of the side {side}.', { side: { key: side, slots: {} } }),
      ...(words === '' ? [] : [words]),
    ],
    facts: numbers.map(({ label, words: value }) => ({ label, value })),
    rules: ['sides-and-kinds' satisfies WeaponSpeedRule],
  }
}
