import { diceWord, followed, type Grammar, gathered, phrases, readShort } from '../../kinds/short.ts'
import type { Path } from '../../loading/problems.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { KNOWN_TYPES } from './ability-fields.ts'
import { TYPE_WORDS } from './effects.ts'
import type { Reader } from './fields.ts'

/** The short text of an attack. */
const attackShort: Grammar<EscalationRule> = {
  shape:
    'An attack in short is NAME melee|ranged|spell vs ac|pd|md DAMAGE [TYPE] [nearby|far] [provokes], as in axe melee vs ac 8',
  rule: 'attack-roll',
  pieces: [
    gathered('type', KNOWN_TYPES, true),
    {
      ...followed(
        'vs',
        /^(?:ac|pd|md)$/,
        (vs) => ({ vs }),
        'ac, pd or md',
        () => null,
      ),
      opens: true,
    },
    phrases({ engaged: { range: 'engaged' }, nearby: { range: 'nearby' }, far: { range: 'far' } }),
    phrases({ provokes: { provokes: true } }),
    gathered('types', TYPE_WORDS),
    diceWord('damage'),
  ],
}

/** The text with commas for spaces, and dice without spaces around their signs. */
const evened = (text: string): string =>
  text
    .replaceAll(',', ' ')
    .split('+')
    .reduce((before, after) =>
      /^\s*\d/.test(after) ? `${before.trimEnd()}+${after.trimStart()}` : `${before}+${after}`,
    )

/** Reads the short text of an attack. What it cannot read is noted; the fields say what could be. */
export function parseAttack(said: string, { problems }: Reader, path: Path) {
  const before = problems.list.length
  const { name, type = [], vs, range, provokes, types, damage } = readShort(problems, evened(said), path, attackShort)
  const words = type as readonly string[]
  if (vs === undefined) {
    if (words.length === 0 || problems.list.length > before) return { name }
    const right = 'add vs ac, vs pd or vs md'
    problems.add(path, `This attack does not say against which defense: ${right}.`, 'attack-roll')
    return { name }
  }
  const near = words.includes('melee') && !words.includes('ranged') ? 'engaged' : 'nearby'
  return {
    name,
    type: words,
    attack: { vs },
    ...(provokes === undefined ? {} : { provokes }),
    frequency: 'at-will',
    action: 'standard',
    target: { range: range ?? near, who: 'enemy' },
    hit: damage === undefined ? [] : [{ damage, ...(types === undefined ? {} : { types }) }],
  }
}
