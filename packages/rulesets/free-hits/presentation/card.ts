import {
  type CardFacts,
  type CardNumber,
  type Condition,
  inEnglish,
  type SeenMessage,
  type SeenSlot,
  type Slotless,
  seenOf,
  type Thing,
  type ThingGroup,
  type Viewer,
  type Words,
} from '@fray/kernel/rules'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { isUnknown } from '../look.ts'
import { targetNumber } from '../rules/defense.ts'
import { isNatural, itemsShown } from '../rules/gear.ts'
import { summoningSlots, summonsOf } from '../rules/thralls.ts'
import { isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { CARRIED } from '../words.ts'
import { budgets, reactions } from './budgets.ts'
import { castWords, featLine, weaponWords } from './phrases.ts'
import { dice, inRow, plain, squares, text, together } from './said.ts'
import { statesOf } from './states.ts'

/**
 * Everything about one unit. A side that hides its abilities shows of them what is in its hands and lies about; one that
 * hides its defenses neither its armor nor the number to hit it.
 */
export function card(scene: FreeHitsScene, row: number, viewer: Viewer): CardFacts {
  const { about } = scene.unit(row).sheet
  return {
    kind: kindOf(scene, row),
    budgets: budgets(scene, row),
    conditions: conditions(scene, row, viewer),
    groups: groups(scene, row, viewer),
    reactions: reactions(scene, row, viewer),
    numbers: numbers(scene, row, viewer).map((one) => ({ ...one, words: text(one.words) })),
    about,
  }
}

/** What sort of unit it is. */
export function kindOf(scene: FreeHitsScene, row: number): string {
  if (scene.now.combatant.summoner[row] >= 0) return 'summoned creature'
  return scene.unit(row).sheet.pc ? 'character' : 'creature'
}

/** A slot in English; nothing for null. */
const slotText = (it: SeenSlot | null): Words => (it === null ? '' : inEnglish('{it}', { it }))

const conditions = (scene: FreeHitsScene, row: number, viewer: Viewer): Condition[] =>
  statesOf(scene, row, viewer).map(({ name, called, source, ends, words, tone }) => ({
    ...{ name: text(name), source: slotText(source), ends: text(ends), words: text(words), tone },
    ref: { kind: 'condition', name: called, of: scene.name(row) },
  }))

export function groups(scene: FreeHitsScene, row: number, viewer: Viewer): ThingGroup[] {
  const { sheet } = scene.unit(row)
  const of = scene.name(row)
  const knows = viewer.knows('abilities', row)
  const uncounted = { left: null, of: null }
  const found: ThingGroup[] = []
  const add = <T extends string>(title: Slotless<T>, things: Thing[]) => {
    if (things.length > 0) found.push({ title: inEnglish(title), things })
  }
  const items = itemsShown(scene, row, knows)
  add(
    'Weapons',
    items.filter((item) => scene.kind(item).weapon !== null).map((item) => thingOf(scene, row, item, knows)),
  )
  if (viewer.knows('defenses', row)) {
    add(
      'Armor',
      sheet.armors.map(({ name, amount, against }) => ({
        name,
        words: inEnglish('-{dice} against {kinds}', { dice: dice(amount), kinds: inRow(against.map(plain)) }),
        ...uncounted,
        ref: { kind: 'armor', name, of },
      })),
    )
  }
  if (knows) {
    add(
      'Spells',
      sheet.spells.map((spell) => ({
        ...{ name: spell.name, words: text(castWords(spell)), ...uncounted },
        ref: { kind: 'spell', name: spell.name, of },
      })),
    )
    add(
      'Feats',
      sheet.feats.map(({ name, effects, weapons }) => ({
        ...{ name, words: text(together(effects.map((one) => featLine(one, weapons)))), ...uncounted },
        ref: { kind: 'feat', name, of },
      })),
    )
  }
  add(
    'Things',
    items.filter((item) => scene.kind(item).weapon === null).map((item) => thingOf(scene, row, item, knows)),
  )
  const summoned = summonsOf(scene, row).filter((unit) => !isUnknown(scene, unit, viewer))
  add(
    'Summoned',
    summoned.map((unit) => ({
      ...{
        name: scene.name(unit),
        words: scene.now.combatant.thralled[unit] === 1 ? inEnglish('a thrall') : '',
        ...uncounted,
      },
      ref: { kind: 'combatant', name: scene.name(unit), of: null },
    })),
  )
  return found
}

const isGrown = (scene: FreeHitsScene, item: number): boolean => isNatural(scene.kind(item))

const CARRIED_WORDS: Readonly<Record<(typeof CARRIED)[number], string>> = {
  hand: 'in hand',
  sheathed: 'put away',
  pack: 'in the pack',
  ground: 'on the ground',
}

function thingOf(scene: FreeHitsScene, row: number, item: number, knows: boolean): Thing {
  const { name, weapon } = scene.kind(item)
  const place = isGrown(scene, item) ? [] : [plain(CARRIED_WORDS[CARRIED[scene.now.item.carried[item]] as 'hand'])]
  return {
    name,
    words: text(inRow([...place, ...(knows && weapon !== null ? [weaponWords(weapon)] : [])])),
    left: null,
    of: null,
    ref: { kind: weapon === null ? 'item' : 'weapon', name, of: scene.name(row) },
  }
}

/** A number alone. */
const just = (number: number): SeenMessage => seenOf('{it}', { it: { number } })

/** `3 of 5`. */
const outOf = (left: number, most: number): SeenMessage =>
  seenOf('{left} of {most}', { left: { number: left }, most: { number: most } })

/** A number of a card, its words as a message. */
type NumberSaid = Omit<CardNumber, 'words'> & { readonly words: SeenMessage }

/** The numbers of a unit, as far as the viewer knows. */
export function numbers(scene: FreeHitsScene, row: number, viewer: Viewer): NumberSaid[] {
  const c = scene.now.combatant
  const { gifts, sheet } = scene.unit(row)
  const rule = (name: FreeHitsRule) => ({ kind: 'rule', name, of: null })
  const found: NumberSaid[] = []
  const add = <T extends string>(label: Slotless<T>, value: number, words: SeenMessage, name: FreeHitsRule) =>
    found.push({ label: inEnglish(label), value, words, ref: rule(name) })
  const signed = (number: number): SeenSlot => ({ number, signed: true })
  const changed = <T extends string>(label: Slotless<T>, value: number, was: number) =>
    add<T>(
      label,
      value,
      value === was
        ? seenOf('{it}', { it: signed(value) })
        : seenOf('{now} ({was} by itself)', { now: signed(value), was: signed(was) }),
      'modifiers',
    )
  const knows = viewer.knows('abilities', row)
  const open = viewer.knows('defenses', row)
  if (open && isIn(scene, row)) {
    const number = targetNumber(scene, row, false)
    add('To be hit', number, just(number), 'target-number')
  }
  if (!knows) return found
  changed('Accuracy', c.accuracyNow[row], c.accuracy[row])
  if (open) changed('Agility', c.agilityNow[row], c.agility[row])
  changed('Strength', c.strengthNow[row], c.strength[row])
  add('Movement', c.movementNow[row], squares(c.movementNow[row]), 'move')
  add('Melee zone', gifts.zone, squares(gifts.zone), 'melee-zone')
  add('Level', c.level[row], just(c.level[row]), 'summoning-slots')
  if (c.mpMax[row] > 0) add('Magic points', c.mp[row], outOf(c.mp[row], c.mpMax[row]), 'spell-cost')
  if (sheet.spells.some(({ summon }) => summon !== null) || summonsOf(scene, row).length > 0) {
    const left = summoningSlots(scene, row) - summonsOf(scene, row).length
    add('Summoning slots left', left, outOf(Math.max(0, left), summoningSlots(scene, row)), 'summoning-slots')
  }
  return found
}
