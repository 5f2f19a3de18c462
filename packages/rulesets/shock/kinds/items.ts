import type { Words } from '@fray/kernel/rules'
import type { Given, ValuesOf } from '../../kinds/field.ts'
import { asWritten, diceWord, followed, type Grammar, matching, phrases, readShort } from '../../kinds/short.ts'
import type { Path } from '../../loading/problems.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { shockContent } from '../content/content.ts'
import { CARRIED, EXERT, MELEE, SKILLS } from '../words.ts'
import { against, CAST, checkFitting, effects } from './effects.ts'
import { choice, flag, kind, list, number, text, word } from './fields.ts'
import { MODE_FIELDS, type Mode, modeFields, modes, settleMode } from './modes.ts'

/** It is not said where an item is. */
export const NOT_SAID = -1

const itemFields = {
  name: text('What people call it.', { min: 1, needed: 'This item has no "name".' }),
  about: text<Words>('A line for the people at the table.'),
  modes,
  hands: number('Hands needed to use it: 1 by default.', { min: 0, max: 2, always: true }),
  magic: number('Bonus of a magic weapon to hit, damage and Shock.', { min: 0, max: 10, default: 0 }),
  reload: choice(['move', 'main'], 'What reloading it costs one who is not skilled.'),
  /** Always there, in nobody's hands, armed (`armed-melee-combatant`). */
  natural: flag('Grown, not held: claws, teeth.'),
  /** Adds the Brawl level to damage. */
  unarmed: flag('Bare hands: it can grapple, and does not count as armed.'),
  armed: flag('Of bare hands: one who is trained so counts as armed with them.'),
  grapples: flag('It can grapple though it is no bare hand: tentacles, a net.'),
  nonLethal: flag('Knocks out instead of killing.'),
  against: list(against, 'What is added against targets of a kind.'),
  execution: number('Taken off the save of whoever is executed with it.', {
    rule: 'execution-save',
    min: 0,
    max: 20,
    default: 0,
  }),
  shield: flag('It is a shield.'),
  quiver: flag('It is a quiver.'),
  kit: flag("It is a healer's kit."),
  effects: effects('What using it up does: potions and the like.'),
  cost: choice(['free', 'instant', 'move', 'main'], 'What using it costs, where it has effects.', { default: 'main' }),
  lasts: flag('Using it does not use it up.'),
  carried: word(
    CARRIED,
    'Where it is: in hand while hands are free for weapons and shields, else readied by default.',
    { default: NOT_SAID },
  ),
  loaded: flag('Of a weapon that is reloaded: whether it is loaded.', { default: true }),
}

/** An item; a weapon when it has modes. Where it is and whether it is loaded is said of the beginning. */
export interface Item extends ValuesOf<typeof itemFields> {}

/** An item as it was written: where it should be is not settled yet. */
export interface Draft extends Item {
  /** The content id that it was made from, or ''. */
  readonly from: string
  /** It names content that does not exist, or cannot be read: what it lacks is no problem of its own. */
  readonly lost: boolean
  readonly path: Path
}

/** The item of a draft. */
export const itemOf = ({ from: _from, lost: _lost, path: _path, ...item }: Draft): Item => item

const short: Grammar<ShockRule> = {
  shape:
    'A weapon in short is NAME melee|ranged|thrown|unarmed|natural SKILL ATTR[/ATTR] DICE [shock N/AC] [reach FEET] [range N/N] [two-handed] [reload move|main] [magic N] [nonlethal] [in hand|readied|stowed] [unloaded]',
  rule: 'weapon-entry',
  pieces: [
    phrases(
      {
        melee: { kind: 'melee' },
        ranged: { kind: 'ranged' },
        thrown: { kind: 'thrown' },
        unarmed: { kind: 'melee', unarmed: true },
        natural: { kind: 'melee', natural: true },
        'in hand': { carried: 'hand' },
        readied: { carried: 'readied' },
        stowed: { carried: 'stowed' },
        unloaded: { loaded: false },
      },
      true,
    ),
    phrases(Object.fromEntries(SKILLS.slice(0, EXERT + 1).map((skill) => [skill, { skill }]))),
    matching('attributes', /^(str|dex|con|int|wis)(\/(str|dex|con|int|wis))*$/, (said) => said.split('/')),
    phrases({ 'two-handed': { hands: 2 }, nonlethal: { nonLethal: true } }),
    followed(
      'shock',
      /^\d+\/(?:\d+|-)$/,
      (shock) => ({ shock }),
      'points/AC, as in shock 2/15 or shock 3/-',
      asWritten('shock'),
    ),
    followed('reach', /^\d+$/, (feet) => ({ reach: Number(feet) }), 'feet, as in reach 10', asWritten('reach')),
    followed(
      'range',
      /^\d+\/\d+$/,
      (range) => ({ range }),
      'normal/most in feet, as in range 20/40',
      asWritten('range'),
    ),
    followed('reload', /^(?:move|main)$/, (reload) => ({ reload }), 'move or main', asWritten('reload')),
    followed('magic', /^\+?\d+$/, (bonus) => ({ magic: Number(bonus) }), 'a number, as in magic 1', asWritten('magic')),
    diceWord('damage'),
  ],
}

/** An item of a combatant: a content id, a short text, or a map. */
export const item = kind(
  'item',
  'An item: a content id, a short text such as "blade melee stab str/dex d6 shock 2/15", or a map.',
  {
    content: { kind: 'items', built: shockContent.items },
    short: {
      whole: 'kind',
      examples: [
        'blade melee stab str/dex d6 shock 2/15',
        'bow ranged shoot dex d6 range 60/240 two-handed reload move',
      ],
      parse: (said, r, path) => readShort(r.problems, said, path, short),
    },
    fields: { ...modeFields, ...itemFields },
    complete(value, given, r): Draft {
      const { raw, from, lost, path } = given
      const own = MODE_FIELDS.find((key) => raw[key] !== undefined)
      const { kind, attributes, skill, damage, shock, reach, range, ...rest } = value
      if (own !== undefined && raw.modes !== undefined) {
        const said = `This item says its ways of attack under "modes": move "${own}" into one of them.`
        given.wrong(own, said, 'weapon-entry')
      }
      const single = own !== undefined && raw.modes === undefined
      const item = {
        ...rest,
        name: value.name === '' ? from : value.name,
        modes: single ? [settleMode({ kind, attributes, skill, damage, shock, reach, range }, given)] : value.modes,
        hands: handsFor(value, raw.hands),
      }
      checkFitting(r, item.effects, CAST, 'An item', given.at('effects'))
      if (!lost) checkItem(item, given)
      return { ...item, from, lost, path }
    },
    without: () => MODE_FIELDS,
  },
)

function handsFor({ natural, unarmed, quiver, kit, hands }: Item, said: unknown): number {
  if (natural || unarmed) return 0
  return said === undefined ? (quiver || kit ? 0 : 1) : hands
}

function checkItem(item: Item, { raw, wrong: note }: Given<keyof typeof itemFields | keyof Mode, ShockRule>): void {
  const { name, modes, natural, unarmed } = item
  const wrong = (key: keyof Item | null, message: string) => note(key, message, 'weapon-entry')
  const melee = modes.some((mode) => mode.kind === MELEE)
  modes.forEach(({ damage }, i) => {
    const said = Array.isArray(raw.modes) ? (raw.modes[i] as { damage?: unknown }).damage : raw.damage
    if (unarmed || damage !== null || (said !== undefined && said !== null)) return
    wrong(null, 'This weapon has no "damage": dice such as 1d8; only unarmed attacks may leave them to the referee.')
  })
  for (const key of ['natural', 'unarmed'] as const) {
    if (item[key] && !melee) wrong(key, `${name} is ${key}, so it needs a melee mode.`)
  }
  if (item.armed && !unarmed) wrong('armed', `${name} is not unarmed: only bare hands may count as armed by training.`)
  if (item.grapples && !melee) wrong('grapples', `${name} grapples, so it needs a melee mode.`)
  if (item.effects.length === 0) {
    if (item.cost !== 'main') wrong('cost', `${name} does nothing when it is used: leave "cost" out.`)
    if (item.lasts) wrong('lasts', `${name} does nothing when it is used: leave "lasts" out.`)
  }
  if (natural && unarmed) wrong('unarmed', `${name} is either natural, which counts as armed, or unarmed, not both.`)
  if (item.reload !== null && modes.every((mode) => mode.kind === MELEE)) {
    wrong('reload', `Only what is shot is reloaded: leave "reload" out of ${name}, or give it a ranged mode.`)
  }
  if (!item.loaded && item.reload === null) {
    note('loaded', `${name} is never reloaded, so it cannot be unloaded.`, 'loaded-state')
  }
  if (modes.length > 0) return
  for (const key of ['magic', 'nonLethal', 'execution'] as const) {
    if (item[key]) wrong(key, `${name} is no weapon: leave "${key}" out, or say how it attacks.`)
  }
  if (item.against.length > 0) wrong('against', `${name} is no weapon: leave "against" out, or say how it attacks.`)
}
