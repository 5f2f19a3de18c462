import { readDice } from '../../reading/dice.ts'
import { isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import { CLOSE, RANGES, type Spell, USUAL_ATTRIBUTE } from '../model.ts'
import { readAttribute, readDr, readRider } from './effects.ts'
import type { Reader } from './reader.ts'

const EFFECTS = ['damage', 'ongoing', 'hindrance', 'healing', 'move']

/** Reads a spell from its fields. */
export function readSpell(r: Reader, f: Fields): Spell {
  const { values } = f
  const name = textOf(values.name)
  if (!f.lost) checkSpell(r, f, name)
  const attack = values.attack === 'melee' || values.attack === 'ranged' ? values.attack : null
  const harms = values.damage !== undefined || values.ongoing !== undefined || values.hindrance !== undefined
  return {
    name: name ?? f.from,
    range: wordOf(values.range, RANGES, CLOSE),
    targets: values.targets === 'zone' ? 0 : numberOf(values.targets, 1),
    sparesAllies: values.spares === 'allies',
    attack,
    attribute: values.attribute === undefined ? USUAL_ATTRIBUTE : readAttribute(values.attribute),
    test: readTest(r, values.test),
    damage: readDice(r, values.damage, f.at('damage')),
    healing: readDice(r, values.healing, f.at('healing')),
    move: numberOf(values.move, 0),
    hostile: typeof values.hostile === 'boolean' ? values.hostile : harms,
    ...readRider(r, f),
  }
}

function readTest(r: Reader, raw: unknown): Spell['test'] {
  const test: Record<string, unknown> = isMap(raw) ? raw : {}
  const by = test.by === 'caster' || test.by === 'target' ? test.by : 'nobody'
  return { by, attribute: readAttribute(test.attribute), dr: readDr(r, test.dr) }
}

function checkSpell(r: Reader, f: Fields, name: string | null): void {
  const { values } = f
  const wrong = (path: Path, message: string) => r.problems.add(path, message, 'spell-data')
  if (name === null) wrong(f.path, 'This spell has no "name".')
  if (values.range === undefined) {
    wrong(f.path, 'This spell does not say how far it reaches: "range" is close, nearby, far-away or distant.')
  }
  if (!EFFECTS.some((e) => values[e] !== undefined && values[e] !== 0)) {
    wrong(f.path, 'This spell does nothing: give it damage, ongoing, hindrance, healing or move.')
  }
  if (values.spares === 'allies' && values.targets !== 'zone') {
    wrong(f.at('spares'), 'Only a spell on a whole Zone ("targets: zone") can spare allies.')
  }
  if (values.attack === undefined) {
    if (values.attribute !== undefined) {
      wrong(
        f.at('attribute'),
        'Only a spell that is an attack has an "attribute" here; that of a Test stands in "test".',
      )
    }
    return
  }
  if (values.test !== undefined) {
    r.problems.add(
      f.at('test'),
      'A spell that is an attack is Tested as attacks are: leave "test" out.',
      'spell-attack',
    )
  }
  if (values.damage === undefined) {
    const says = 'A spell that is an attack deals damage: give it "damage" (0 for none), or leave "attack" out.'
    r.problems.add(f.at('attack'), says, 'spell-attack')
  }
  for (const key of ['healing', 'move']) {
    if (values[key] === undefined || values[key] === 0) continue
    const says = `A spell that is an attack brings damage, Ongoing Damage and a hindrance: leave "${key}" out.`
    r.problems.add(f.at(key), says, 'spell-attack')
  }
  if (values.attack === 'melee' && values.range !== undefined && values.range !== 'close') {
    r.problems.add(f.at('range'), 'A spell that is a melee attack has the range close.', 'spell-attack')
  }
}

/** Reads the spells of a combatant. */
export function readSpells(r: Reader, raw: unknown, path: Path): Spell[] {
  const names = new Set<string>()
  const spells: Spell[] = []
  listOf(raw).forEach((one, i) => {
    const where = [...path, i]
    if (typeof one !== 'string' && !isMap(one)) return
    const f = typeof one === 'string' ? r.content.named('spells', one, where) : r.content.fields('spells', one, where)
    const spell = readSpell(r, f)
    if (names.has(spell.name.toLowerCase())) {
      r.problems.add(where, `There is a second spell called "${spell.name}": give each a name of its own.`)
    }
    names.add(spell.name.toLowerCase())
    spells.push(spell)
  })
  return spells
}
