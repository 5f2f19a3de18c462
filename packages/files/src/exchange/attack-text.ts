import type { ForeignAttack } from './imported-creature.ts'

const TYPES =
  /\b(acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder|blunt|chopping|electric|sonic|holy|unholy|weapon)\b/i
const DICE = /\d{1,3}d\d{1,4}(?: ?[+-] ?\d{1,4})?/i
const TO_HIT = /([+-]\d{1,2}) to hit/i
const RANGE = /range:? (\d{1,4})(?: ?(?:ft\.?|feet))?(?: ?\/ ?(\d{1,4}))?/i

/**
 * The attack that a text describes, as stat blocks print it (`Melee Weapon Attack: +4 to hit, reach 5 ft. Hit: 5 (1d6
 * + 2) slashing damage.`) or in short (`+4 1d6+2 slashing range 80/320`); null if it has no dice.
 */
export function attackIn(name: string, text: string, path: string): ForeignAttack | null {
  const [, bonus] = TO_HIT.exec(text) ?? /^ ?([+-]\d{1,2})\b/.exec(text) ?? []
  const hit = text.indexOf('Hit:')
  const dealt = DICE.exec(hit < 0 ? text : text.slice(hit))
  if (dealt === null || name === '') return null
  const [, usual, most] = RANGE.exec(text) ?? []
  const isRanged = /\branged\b/i.test(text) ? !/\bmelee\b/i.test(text) : usual !== undefined && !/\bmelee\b/i.test(text)
  const range = isRanged ? ([Number(usual ?? 60), Number(most ?? usual ?? 60)] as const) : ([0, 0] as const)
  const [, type = ''] = TYPES.exec(hit < 0 ? text : text.slice(hit)) ?? []
  return {
    path,
    name,
    toHit: bonus === undefined ? null : Number(bonus),
    damage: dealt[0].replaceAll(' ', ''),
    type: type.toLowerCase(),
    isRanged,
    range,
  }
}

/** An attack in short: its name, followed by its effect. */
export function attackInShort(text: string, path: string): ForeignAttack | null {
  const said = text.trim()
  const at = said.search(/ (?:[+-]?\d|melee\b|ranged\b)/i)
  return at < 0 ? null : attackIn(said.slice(0, at), said.slice(at), path)
}
