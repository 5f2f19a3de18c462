import {
  type About,
  type AnyRuleset,
  inEnglish,
  lookingThrough,
  type ThingRef,
  viewerOf,
  withoutNames,
  written,
} from '@fray/kernel'
import type { LiveFight } from './live-fight.ts'
import { aboutByPacks, aboutPack, addedByPack } from './packs/about-packs.ts'
import { seatPacksOf } from './packs/seat-packs.ts'
import { seatAt } from './seat-at.ts'

/**
 * Explains anything to a seat: a thing in the fight, ready-made content, an action, a rule or a content pack. Null if
 * the seat does not know it. Rejects with a RangeError if there is no such seat.
 * @example
 * ```ts
 * import { openFight } from '@fray/seat/play'
 * import { aboutOf } from '@fray/seat/asked'
 *
 * const { play } = await openFight('{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }')
 * const about = await aboutOf(play, 'players', { kind: 'item', name: 'longsword', of: 'Ada' })
 * console.log(about?.title, about?.kind) // Longsword weapon
 * ```
 */
export async function aboutOf({ rules, session }: LiveFight, seat: string, thing: ThingRef): Promise<About | null> {
  const viewer = viewerOf(session.scene, seatAt(session, seat))
  if (thing.kind === 'rule') return aboutRule(rules, thing.name)
  if (thing.kind === 'action') return aboutAction(rules, thing.name)
  if (thing.kind === 'pack') return aboutPack(seatPacksOf(session.setup.packs ?? [], rules), thing.name)
  const { presentation } = rules
  const { setup } = session
  const about =
    session.atMoment(() =>
      lookingThrough(rules, session.scene, viewer, () => presentation.about(session.scene, thing, viewer)),
    ) ?? (thing.of === null ? (presentation.aboutContent(thing) ?? addedByPack(setup, thing)) : null)
  const byPacks = about === null ? [] : aboutByPacks(session.scene, thing, about.title, viewer)
  return about === null || byPacks.length === 0 ? about : { ...about, lines: [...about.lines, ...byPacks] }
}

/** A rule in full, from the catalogue. */
async function aboutRule(rules: AnyRuleset, id: string): Promise<About | null> {
  const texts = await rules.ruleTexts()
  if (!Object.hasOwn(texts, id)) return null
  const { title, text, group, status, from } = texts[id] as (typeof texts)[string]
  const facts = Object.entries({ group, status, from }).map(([label, value]) => ({
    label: written(label),
    value: written(value),
  }))
  return { title, kind: 'rule', lines: [written(text)], facts, rules: [id] }
}

/** An action: its rule, and its parameters. */
async function aboutAction(rules: AnyRuleset, id: string): Promise<About | null> {
  const action = rules.actions.get(id)
  if (action === undefined) return null
  const rule = await aboutRule(rules, action.rule)
  const facts = action.params.map(({ name, label, optional }) => ({
    label: written(name),
    value: optional ? inEnglish('{label} (may be left out)', { label: { key: label, slots: {} } }) : written(label),
  }))
  return { title: withoutNames(action.title), kind: 'action', lines: rule?.lines ?? [], facts, rules: [action.rule] }
}
