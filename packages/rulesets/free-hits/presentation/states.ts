import { type SeenMessage, seenOf, type Viewer } from '@fray/kernel/rules'
import { isUnknown } from '../look.ts'
import { isOn, isRepeated } from '../rules/numbers.ts'
import { spellOf } from '../rules/running.ts'
import { isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { EFFECT_TABLE } from '../tables.ts'
import { KNOWN, linesOf, type State, stateOn } from './conditions.ts'
import { changes, sentence, text, thing, together } from './said.ts'

/** All that lies on a unit, as far as the viewer knows: conditions, wounds, and what it is about. */
export function statesOf(scene: FreeHitsScene, row: number, viewer: Viewer): State[] {
  const known = (which: keyof typeof KNOWN) => stateOn(KNOWN[which], scene, row, viewer)
  if (!isIn(scene, row)) return known('wounds')
  return [...known('lying'), ...effects(scene, row, viewer), ...known('wounds'), ...known('others')]
}

/** Conditions of the content, and numbers that spells change. */
function effects(scene: FreeHitsScene, row: number, viewer: Viewer): State[] {
  const { effect } = scene.now
  const found: State[] = []
  for (let i = 0; i < scene.rows(EFFECT_TABLE); i++) {
    if (effect.who[i] !== row || !isOn(scene, i)) continue
    const condition = scene.conditions[effect.condition[i]]
    if (condition !== undefined && isRepeated(scene, i)) continue
    const { spell, source, ends } = whence(scene, i, viewer)
    if (condition !== undefined) {
      const { name, adds } = condition
      const { accuracy, agility, strength, movement, flat, barred, held } = adds
      const tone = flat + barred + held === 0 && accuracy + agility + strength + movement > 0 ? 'good' : 'bad'
      const words = together(linesOf(adds))
      found.push({ name: thing(name), called: name, short: shortOf(name), tone, source, ends, words })
      continue
    }
    const by = [
      ['accuracy', effect.accuracy[i]],
      ['agility', effect.agility[i]],
      ['strength', effect.strength[i]],
      ['movement', effect.movement[i]],
      ['hits', effect.slots[i]],
      ['armor', effect.guard[i]],
    ] as const
    const changed = changes(by)
    const begins = changes(by, true)
    if (changed === null || begins === null) continue
    const name = spell === null ? changed : thing(spell)
    const called = text(name)
    const tone = by.some(([, amount]) => amount < 0) ? 'bad' : 'good'
    found.push({ name, called, short: shortOf(called), tone, source, ends, words: sentence(begins) })
  }
  return found
}

const shortOf = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 3)
    .toLowerCase()

/** Where a row of the effect table comes from, and when it is over. */
function whence(scene: FreeHitsScene, i: number, viewer: Viewer) {
  const { caster, spell: which, until } = scene.now.effect
  const by = caster[i]
  const spell = by < 0 || isUnknown(scene, by, viewer) ? null : spellOf(scene, by, which[i]).name
  const source: SeenMessage | null =
    spell === null ? null : seenOf('{spell} of {who}', { spell: { thing: spell }, who: { who: scene.name(by) } })
  const ends =
    until[i] > 0
      ? seenOf('at the end of round {round}', { round: { number: until[i] } })
      : source !== null
        ? seenOf('when {source} ends', { source })
        : by < 0
          ? null
          : seenOf('when the spell ends', {})
  return { spell, source, ends }
}
