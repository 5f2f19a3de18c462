import type { Budget, CardFacts, CardNumber, Column, Condition, Thing, ThingGroup, Viewer } from '@fray/kernel/rules'
import { inEnglish, type SeenMessage, type Slotless, seenOf, signed, type Words, written } from '@fray/kernel/rules'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import { EFFECTS } from '../effects.ts'
import { effectOn, effectsOf } from '../rules/effects.ts'
import { itemNames } from '../rules/inventory.ts'
import { armorOf } from '../rules/outfit.ts'
import { isUsedUp } from '../rules/weapons.ts'
import { canStrike, isUp } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { ATTRIBUTE_COLUMNS, BETWEEN, SETUP, TURN } from '../tables.ts'
import { ATTRIBUTES, IN_HAND, ON_GROUND, RANGES } from '../words.ts'
import { endsWords } from './said.ts'

/** Everything about one combatant. A side that hides its abilities shows of them what is in its hands. */
export function card(scene: ZonesScene, row: number, viewer: Viewer): CardFacts {
  const open = viewer.knows('abilities', row)
  return {
    kind: scene.now.combatant.character[row] === 1 ? 'character' : 'creature',
    budgets: budgets(scene, row),
    conditions: conditions(scene, row),
    groups: groups(scene, row, open),
    reactions: reactions(scene, row),
    numbers: numbers(scene, row, viewer),
    about: scene.fighter(row).about,
  }
}

/** What is left of this Turn, or what the next one will have. */
function budgets(scene: ZonesScene, row: number): Budget[] {
  const { phase, turn } = scene.now.fight
  if (!isUp(scene, row)) return []
  const isNow = phase[0] === TURN && turn[0] === row
  const toCome = phase[0] === SETUP || (!isNow && scene.now.combatant.had[row] === 0 && phase[0] <= TURN)
  const { moved, acted } = scene.now.combatant
  const budget = <T extends string, N extends string>(
    id: string,
    title: Slotless<T>,
    none: Slotless<N>,
    spent: number,
  ): Budget => {
    const label = inEnglish(title)
    const left = isNow ? 1 - spent : toCome ? 1 : 0
    return { id, label, left, of: 1, words: left === 1 ? label : inEnglish(none) }
  }
  return [budget('move', 'Move', 'no Move left', moved[row]), budget('action', 'Action', 'no Action left', acted[row])]
}

function conditions(scene: ZonesScene, row: number): Condition[] {
  return effectsOf(scene, row).map((kind) => {
    const { id: name, lines, tone } = EFFECTS.all[kind] as (typeof EFFECTS.all)[number]
    const ends = endsWords(effectOn(scene, row, kind))
    const ref = { kind: 'condition', name, of: scene.name(row) }
    return { name, source: '', ends, words: written(lines.join(' ')), tone, ref }
  })
}

function groups(scene: ZonesScene, row: number, open: boolean): ThingGroup[] {
  const { attacks, spells } = scene.fighter(row)
  const of = scene.name(row)
  const found: ThingGroup[] = []
  const add = <T extends string>(title: Slotless<T>, things: Thing[]) => {
    if (things.length > 0) found.push({ title: inEnglish(title), things })
  }
  const uncounted = { left: null, of: null }
  if (open) {
    add(
      'Attacks',
      attacks.map(({ name, damage }) => ({
        ...{ name, words: damage?.text ?? '', ...uncounted },
        ref: { kind: 'attack', name, of },
      })),
    )
    add(
      'Spells',
      spells.map(({ name, range }) => ({
        ...{ name, words: written(RANGES[range]?.replace('-', ' ') ?? ''), ...uncounted },
        ref: { kind: 'spell', name, of },
      })),
    )
  }
  add('Items', items(scene, row, open))
  return found
}

const PLACE_WORDS = ['in hand', 'on the body', 'in the backpack', 'on the ground']

function items(scene: ZonesScene, row: number, open: boolean): Thing[] {
  const found: Thing[] = []
  for (const [name, item] of itemNames(scene, row)) {
    const place = scene.now.item.place[item]
    if (!open && place !== IN_HAND && place !== ON_GROUND) continue
    if (scene.hides({ table: 'item', row: item })) continue
    const { usages, damage } = scene.kind(item)
    const dice = open ? (damage?.text ?? '') : ''
    const said = [PLACE_WORDS[place] as string, dice, open && isUsedUp(scene, item) ? 'used up' : '']
    found.push({
      name,
      words: inARow(said.filter((one) => one !== '')),
      left: open && usages > 0 ? Math.max(0, usages - scene.now.item.marked[item]) : null,
      of: open && usages > 0 ? usages : null,
      ref: { kind: 'item', name, of: scene.name(row) },
    })
  }
  return found
}

/** Words one after the other. */
function inARow(words: readonly string[]): Words {
  const [first, ...others] = words.map((key): SeenMessage => ({ key, slots: {} }))
  if (first === undefined) return ''
  return inEnglish('{words}', {
    words: others.reduce((row, next) => seenOf('{first}, {next}', { first: row, next }), first),
  })
}

/** Everybody may strike once at each foe who leaves its Zone; nothing counts it. */
function reactions(scene: ZonesScene, row: number): CardFacts['reactions'] {
  if (!scene.freeAttacks || !isUp(scene, row)) return []
  const can = canStrike(scene, row)
  return [
    {
      label: inEnglish('Free attack'),
      left: null,
      of: null,
      words: inEnglish(can ? 'at each foe who leaves their Zone' : 'not now'),
      ref: { kind: 'rule', name: 'free-attack-each-enemy' satisfies ZonesRule, of: null },
    },
  ]
}

function numbers(scene: ZonesScene, row: number, viewer: Viewer): CardNumber[] {
  const { level, skill, character, initiative } = scene.now.combatant
  const rule = (name: ZonesRule) => ({ kind: 'rule', name, of: null })
  const found: CardNumber[] = [
    { label: inEnglish('Level'), value: level[row], words: `${level[row]}`, ref: rule('level-and-skill') },
  ]
  if (viewer.knows('abilities', row)) {
    if (character[row] === 0) {
      found.push({
        label: inEnglish('Skill'),
        value: skill[row],
        words: signed(skill[row]),
        ref: rule('level-and-skill'),
      })
    } else {
      ATTRIBUTES.forEach((name, i) => {
        const value = scene.read(ATTRIBUTE_COLUMNS[i] as Column, row)
        found.push({ label: written(name.toUpperCase()), value, words: signed(value), ref: rule('attributes') })
      })
    }
  }
  if (scene.armorCounts && viewer.knows('defenses', row)) {
    const armor = armorOf(scene, row)
    found.push({ label: inEnglish('Armor'), value: armor, words: `${armor}`, ref: rule('armor-points') })
  }
  const { phase } = scene.now.fight
  if (character[row] === 1 && phase[0] >= BETWEEN) {
    const value = initiative[row]
    found.push({ label: inEnglish('Initiative'), value, words: `${value}`, ref: rule('character-initiative') })
  }
  return found
}
