import { type Grid, squareName } from '@fray/kernel'
import { type Plain, present } from '../../reading/plain.ts'
import {
  ATTRIBUTES,
  CARRIED,
  type CarriedItem,
  type Effect,
  type Entrant,
  HEED,
  type ItemKind,
  MELEE,
  type Midway,
  MODES,
  type Mode,
  NO_SKILL,
  type Power,
  SEEN,
  type ShockSide,
  SKILLS,
  type Spell,
  STATES,
  type Surprise,
  UNSEEN,
  UP,
} from '../model.ts'

/** Writes what was read as plain data again, complete: nothing in it refers to content. Reading it gives the same. */

const writeEffect = (effect: Effect): Plain => {
  if (effect.effect === 'heal') return { effect: 'heal', amount: effect.amount.text }
  if (effect.effect === 'hurt') return present({ effect: 'hurt', amount: effect.amount.text, save: effect.save })
  return present({ ...effect })
}

const writeMode = ({ kind, attributes, skill, damage, shock, reach, range, maxRange }: Mode): Plain =>
  present({
    kind: MODES[kind],
    attributes: attributes.map((a) => ATTRIBUTES[a]),
    skill: SKILLS[skill],
    damage: damage?.text,
    shock: shock && `${shock.points}/${shock.maxAc ?? '-'}`,
    reach: kind === MELEE ? reach : null,
    range: kind === MELEE ? null : `${range}/${maxRange}`,
  })

/** A kind of item in full. */
export const writeItemKind = (kind: ItemKind): Plain => ({
  name: kind.name,
  hands: kind.hands,
  ...present({
    modes: kind.modes.map(writeMode),
    magic: kind.magic || null,
    reload: kind.reload,
    natural: kind.natural,
    unarmed: kind.unarmed,
    nonLethal: kind.nonLethal,
    shield: kind.shield,
    quiver: kind.quiver,
    kit: kind.kit,
    effects: kind.effects.map(writeEffect),
  }),
})

const writeItem = ({ kind, carried, loaded }: CarriedItem): Plain => ({
  ...writeItemKind(kind),
  carried: CARRIED[carried],
  ...(loaded ? {} : { loaded }),
})

const writePower = ({ name, cost, moment, uses, effects }: Power): Plain =>
  present({ name, cost, moment: moment === 'any' ? null : moment, uses, effects: effects.map(writeEffect) })

const writeSpell = ({ name, cost, range, target, radius, needsSight, provokes, uses, effects }: Spell): Plain => ({
  ...present({ name, cost, target, radius: radius || null, provokes, uses, effects: effects.map(writeEffect) }),
  range,
  needsSight,
})

/** A combatant in full. `names` are those of everybody, by row. */
export function writeEntrant(e: Entrant, sides: readonly ShockSide[], grid: Grid, names: readonly string[]): Plain {
  const { sheet } = e
  const nameAt = (row: number) => (row < 0 ? null : names[row])
  const reloads = e.items.some(({ kind }) => kind.reload !== null)
  return {
    name: sheet.name,
    kind: sheet.pc ? 'pc' : 'npc',
    side: sides[e.side]?.id,
    named: e.named,
    hp: `${e.hp}/${e.hpMax}`,
    ac: e.ac,
    attackBonus: e.attackBonus,
    mods: Object.fromEntries(ATTRIBUTES.map((a, i) => [a, e.mods[i]])),
    skills: Object.fromEntries(SKILLS.flatMap((s, i) => (e.skills[i] === NO_SKILL ? [] : [[s, e.skills[i]]]))),
    ...(sheet.pc ? {} : { skillBonus: e.skillBonus }),
    physicalSave: e.physicalSave,
    move: e.move,
    reach: e.reach,
    footprint: e.footprint,
    wrestleSize: e.wrestleSize,
    attacks: e.attacks,
    alert: e.alert,
    items: e.items.map(writeItem),
    ...(reloads && !e.items.some(({ kind }) => kind.quiver) ? { quiver: false } : {}),
    at: squareName(grid, e.square),
    moveSpent: e.moveSpent,
    ...(e.state === UP ? {} : { state: STATES[e.state], fell: e.fell }),
    ...present({
      madeFrom: sheet.from,
      about: sheet.about,
      tags: sheet.tags,
      powers: sheet.powers.map(writePower),
      spells: sheet.spells.map(writeSpell),
      disciplined: e.disciplined,
      shockImmune: e.shockImmune,
      altitude: e.altitude || null,
      mainSpent: e.mainSpent,
      prone: e.prone,
      totalDefense: e.totalDefense,
      charged: e.charged,
      shieldUsed: e.shieldUsed,
      holding: e.holding,
      dual: e.dual,
      retreating: e.retreating,
      unsuspecting: e.unsuspecting,
      unseen: e.unseen === SEEN ? null : UNSEEN[e.unseen],
      heed: HEED[e.heed],
      screening: nameAt(e.screening),
      grappling: nameAt(e.grappling),
      swarm: nameAt(e.swarm),
      disengagedFrom: e.disengagedFrom.map(nameAt),
      aiming: e.aiming && {
        at: nameAt(e.aiming.at),
        weapon: e.items[e.aiming.weapon]?.kind.name,
        rounds: e.aiming.rounds,
      },
    }),
  }
}

/** The sides by id. */
export const writeSides = (sides: readonly ShockSide[]): Plain =>
  Object.fromEntries(
    sides.map(({ id, name, party, hitPoints, alert, hidden }) => [id, { name, party, hp: hitPoints, alert, hidden }]),
  )

/** Who is surprised. `names` are those of everybody, by row. */
export function writeSurprise(
  { sides, check }: Surprise,
  all: readonly ShockSide[],
  names: readonly string[],
): unknown {
  const idAt = (side: number) => all[side]?.id
  if (check === null) return sides.length === 0 ? 'nobody' : sides.map(idAt)
  const { by, against, roll, who, notices } = check
  return { check: present({ by: idAt(by), against: idAt(against), roll, who: names[who], notices: names[notices] }) }
}

/** Where a fight in progress stands. */
export const writeMidway = ({ round, side, order, surpriseRound }: Midway, all: readonly ShockSide[]): Plain => ({
  round,
  side: all[side]?.id,
  order: order.map((at) => all[at]?.id),
  surpriseRound,
})
