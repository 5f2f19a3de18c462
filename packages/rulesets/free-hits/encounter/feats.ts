import { readEach } from '../../reading/entry.ts'
import { hint, isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf } from '../../reading/reader.ts'
import {
  type AttackKind,
  type CarriedItem,
  FEAT_MOMENTS,
  type Feat,
  type FeatEffect,
  type ItemKind,
  MODES,
  NORMAL,
} from '../model.ts'
import { readAmountOf } from './effects.ts'
import type { Reader } from './reader.ts'
import { idOf } from './weapons.ts'

/** The attacks that a feat can be about. */
export const ATTACK_KINDS: readonly AttackKind[] = ['any', 'melee', 'ranged', 'spell']

/** How many weapons can be chosen for a feat about chosen weapons (`feat-weapon-focus`). */
export const MOST_CHOSEN = 3

/** Reads a feat from its fields. */
export function readFeat(r: Reader, f: Fields): Feat {
  const { values } = f
  const name = textOf(values.name) ?? f.from
  if (!f.lost && textOf(values.name) === null) r.problems.add(f.path, 'This feat has no "name".')
  if (!f.lost && listOf(values.effects).length === 0) {
    r.problems.add(f.path, 'This feat changes nothing: give it "effects".', 'feats-change-rules')
  }
  const path = f.at('effects')
  return {
    id: idOf(f, name),
    name,
    effects: listOf(values.effects).flatMap((one, i) => {
      const effect = isMap(one) ? readFeatEffect(r, one, [...path, i]) : null
      return effect === null ? [] : [effect]
    }),
    weapons: listOf(values.weapons).filter((id) => typeof id === 'string'),
  }
}

function readFeatEffect(r: Reader, raw: Record<string, unknown>, path: Path): FeatEffect | null {
  const amount = numberOf(raw.amount, 0)
  const dice = () => readAmountOf(r, raw.amount, [...path, 'amount'])
  const when = ATTACK_KINDS.find((kind) => kind === raw.when) ?? 'any'
  switch (raw.feat) {
    case 'sneak-dice':
    case 'summoning-slots':
    case 'weapon-dice':
    case 'movement':
    case 'slots':
      return { feat: raw.feat, amount }
    case 'accuracy':
      return { feat: 'accuracy', amount, when }
    case 'damage': {
      const pool = dice()
      return pool === null ? null : { feat: 'damage', amount: pool, when }
    }
    case 'reduce': {
      const pool = dice()
      return pool === null ? null : { feat: 'reduce', amount: pool, against: readAgainst(raw.against) }
    }
    case 'zone':
      return { feat: 'zone', spaces: numberOf(raw.spaces, 2) }
    case 'full-speed': {
      const words = listOf(raw.modes)
      return { feat: 'full-speed', modes: MODES.flatMap((g, i) => (i !== NORMAL && words.includes(g) ? [i] : [])) }
    }
    case 'free-attack': {
      const moment = FEAT_MOMENTS.find((word) => word === raw.when) ?? 'own-turn'
      const once = raw.once === 'turn' || raw.once === 'round' ? raw.once : null
      return { feat: 'free-attack', when: moment, once }
    }
    case 'dodge-while-channeling':
    case 'disengage':
      return { feat: raw.feat }
    default:
      return null
  }
}

/** What a reduction is against: types of damage, `physical`, or `any`, which is meant where nothing is said. */
export function readAgainst(raw: unknown): string[] {
  const words = listOf(raw).filter((word) => typeof word === 'string')
  return words.length === 0 ? ['any'] : [...new Set(words)]
}

/** Reads the feats of a unit, with the weapons that it has chosen for them: of the content, or of its own. */
export function readFeats(r: Reader, f: Fields, items: readonly CarriedItem[]): Feat[] {
  return readEach(r, 'feats', 'feat', f.values.feats, f.at('feats'), (own) => choose(r, own, items), 'feat')
}

function choose(r: Reader, f: Fields, items: readonly CarriedItem[]): Feat {
  const feat = readFeat(r, f)
  const about = feat.effects.some((effect) => effect.feat === 'weapon-dice')
  const wrong = (message: string) => r.problems.add(f.at('weapons'), message, 'feat-weapon-focus')
  if (!f.lost && about && feat.weapons.length === 0) {
    r.problems.add(f.path, `The feat ${feat.name} is about weapons: name them under "weapons".`, 'feat-weapon-focus')
  } else if (!f.lost && !about && feat.weapons.length > 0) {
    wrong(`The feat ${feat.name} is about no weapon: leave "weapons" out.`)
  } else if (feat.weapons.length > MOST_CHOSEN) {
    wrong(`${feat.weapons.length} weapons are chosen for ${feat.name}: ${MOST_CHOSEN} at most can be.`)
  }
  const weapons = items.map(({ kind }) => kind).filter(({ weapon }) => weapon !== null)
  const chosen = feat.weapons.map((word, i) => chooseWeapon(r, word, [...f.at('weapons'), i], weapons))
  return { ...feat, weapons: [...new Set(chosen)] }
}

/** The id of the weapon of that id or name. */
function chooseWeapon(r: Reader, word: string, path: Path, own: readonly ItemKind[]): string {
  const wanted = word.toLowerCase()
  const found = own.find(({ id }) => id === word) ?? own.find(({ name }) => name.toLowerCase() === wanted)
  if (found !== undefined || r.content.has('weapons', word)) return found?.id ?? word
  const known = [...new Set([...own.map(({ id }) => id), ...r.content.ids('weapons')])]
  r.problems.add(path, `There is no weapon "${word}".${hint(word, known)}`, 'feat-weapon-focus')
  return word
}
