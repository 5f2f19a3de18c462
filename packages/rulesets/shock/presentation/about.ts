import {
  type About,
  inEnglish,
  nameKey,
  rowOfName,
  type ThingRef,
  type Viewer,
  type Words,
  written,
} from '@fray/kernel/rules'
import { unknownThing } from '../../presentation/unknown.ts'
import { bareHands, itemsOf } from '../rules/gear.ts'
import type { ShockScene } from '../scene.ts'
import { BARE_HANDS, IN_HAND, ON_GROUND } from '../words.ts'
import { aboutCombatant } from './about-combatant.ts'
import { aboutItem, aboutPower, aboutSpell } from './about-things.ts'
import { type ConditionName, conditionKind, isConditionName } from './conditions.ts'
import { knowsPowers } from './known.ts'
import { conditionsOn, lastRound } from './lying-on.ts'
import { inWords, key } from './said.ts'

/** Explains something in the fight; what a side hides of its abilities is not known. */
export function about(scene: ShockScene, { kind, name, of }: ThingRef, viewer: Viewer): About | null {
  if (kind === 'combatant') {
    const row = rowOfName(scene, name)
    return row < 0 ? null : aboutCombatantIn(scene, row, viewer)
  }
  const row = of === null ? -1 : rowOfName(scene, of)
  if (row < 0) return kind === 'condition' ? aboutCondition(name) : null
  if (kind === 'condition') return aboutConditionOn(scene, row, name, viewer)
  const same = (one: { readonly name: string }) => nameKey(one.name) === nameKey(name)
  const { powers, spells } = scene.fighter(row)
  switch (kind) {
    case 'item':
    case 'weapon':
      return aboutItemOf(scene, row, name, viewer)
    case 'power': {
      const power = knowsPowers(scene, row, viewer) ? powers.find(same) : undefined
      return power === undefined ? null : aboutPower(power)
    }
    case 'spell': {
      const spell = viewer.knows('abilities', row) ? spells.find(same) : undefined
      return spell === undefined ? null : aboutSpell(spell)
    }
    default:
      return null
  }
}

/** An item of a combatant, in hand before elsewhere. */
function aboutItemOf(scene: ShockScene, row: number, name: string, viewer: Viewer): About | null {
  const { holder, carried } = scene.now.item
  const usual = bareHands(scene, row)
  const own = itemsOf(scene, row)
    .filter((item) => holder[item] === row && nameKey(scene.itemName(item)) === nameKey(name))
    .sort((a, b) => carried[a] - carried[b])
  const [item = usual === BARE_HANDS && nameKey(scene.itemName(usual)) === nameKey(name) ? usual : -1] = own
  if (item < 0) return null
  const kind = scene.kind(item)
  if (viewer.knows('abilities', row)) return aboutItem(kind)
  const place = item === BARE_HANDS ? IN_HAND : carried[item]
  const shows = (place === IN_HAND || place === ON_GROUND) && !kind.natural && !kind.unarmed
  return shows ? unknownThing(kind.name) : null
}

/** A condition as such; null where there is none of that name. */
export function aboutCondition(name: string): About | null {
  if (!isConditionName(name)) return null
  const { said, ends, rules } = conditionKind(name)
  return { title: name, kind: 'condition', lines: [...said.map(inWords), ...endLine(ends)], facts: [], rules }
}

const endLine = (ends: string): Words[] => (ends === '' ? [] : [inEnglish('It ends {ends}.', { ends: key(ends) })])

/** A condition as it lies on somebody; null where it does not. */
function aboutConditionOn(scene: ShockScene, row: number, name: string, viewer: Viewer): About | null {
  const here = conditionsOn(scene, row, viewer).filter((one) => one.name === name)
  const [first] = here
  if (first === undefined) return null
  const kind = conditionKind(name as ConditionName)
  const sources = here.flatMap(({ source }) => (source === '' ? [] : [source]))
  const end =
    first.ends === kind.ends
      ? endLine(first.ends)
      : [inEnglish('They die at the end of round {round}.', { round: lastRound(scene, row) })]
  return {
    title: name,
    kind: 'condition',
    lines: [...kind.said.map(inWords), ...end],
    facts: [
      ...(sources.length === 0 ? [] : [{ label: inEnglish('with'), value: written(sources.join(', ')) }]),
      ...(first.more === null ? [] : [{ label: inEnglish('now'), value: inWords(first.more) }]),
    ],
    rules: kind.rules,
  }
}

/** A combatant in words: what it is, and as much of what it has as may be known. */
function aboutCombatantIn(scene: ShockScene, row: number, viewer: Viewer): About {
  const fighter = scene.fighter(row)
  const open = viewer.knows('abilities', row)
  const about = aboutCombatant(fighter, {
    facts: viewer.owns(row),
    things: open,
    powers: knowsPowers(scene, row, viewer),
  })
  return { ...about, title: scene.name(row) }
}
