import { type Entrant, IN, PC, UNCONSCIOUS } from '../model.ts'
import { type Cited, cite, type EscalationScene, type Fighter } from '../scene.ts'
import { ABILITY, ABILITY_TABLE, C, NONE, PAIR_TABLE } from '../tables.ts'
import { addCondition, grantAdvantage } from './conditions.ts'
import { holdReady } from './readied.ts'

cite('unconscious-variant', 'ability-entry', 'stances', 'tier', 'recoveries', 'initiative-bands', 'starting-positions')

/** Puts a combatant into the fight with what it begins with; returns its row. What concerns others comes by {@link relate}. */
export function admit(scene: EscalationScene, entrant: Entrant, rule: Cited): number {
  const { sheet } = entrant
  const rows: number[] = []
  const fighter: Fighter = {
    name: sheet.name,
    sheet,
    entrant,
    abilities: rows,
    answerKinds: sheet.abilities.reduce(
      (bits, { trigger }) => (trigger === null ? bits : bits | (1 << trigger.when)),
      0,
    ),
    answers: sheet.abilities.flatMap(({ trigger }, at) => (trigger === null ? [] : [at])),
    isThing: sheet.tags.includes('object'),
    hasMelee: sheet.abilities.slice(0, sheet.attacks).some(({ isMelee }) => isMelee),
  }
  const row = scene.join(fighter, sheet.name, rule)
  for (let other = 0; other < row; other++) scene.open(PAIR_TABLE)
  const flag = (value: boolean): number => (value ? 1 : 0)
  const start: readonly (readonly [(typeof C)[keyof typeof C], number])[] = [
    [C.side, entrant.side],
    [C.seat, entrant.seat],
    [C.present, 1],
    [C.kind, sheet.kind],
    [C.level, entrant.level],
    [C.tier, entrant.tier],
    [C.volition, entrant.volition],
    [C.vitality, entrant.vitality],
    [C.attackBonus, entrant.attackBonus ?? 0],
    [C.hasBonus, flag(entrant.attackBonus !== null)],
    [C.usesEscalation, flag(entrant.usesEscalation)],
    [C.ac, entrant.defenses[0] ?? 0],
    [C.pd, entrant.defenses[1] ?? 0],
    [C.md, entrant.defenses[2] ?? 0],
    [C.hp, entrant.hp],
    [C.hpMax, entrant.hpMax],
    [C.staggeredAt, entrant.staggeredAt],
    [C.band, entrant.band],
    [C.stance, entrant.stance],
    [C.recoveries, entrant.recoveries],
    [C.recoveriesMax, entrant.recoveriesMax],
    [C.noRecoveryPenalty, entrant.noRecoveryPenalty],
    [C.power, entrant.power],
    [C.powerMax, entrant.powerMax],
    [C.secondary, entrant.secondary],
    [C.secondaryMax, entrant.secondaryMax],
    [C.deathSavesFailed, entrant.deathSavesFailed],
    [C.stabilized, flag(entrant.stabilized)],
    [C.hardFall, flag(entrant.hardFall)],
    [C.freshFall, flag(sheet.kind === PC && entrant.hp <= 0 && entrant.deathSavesFailed === 0)],
    [C.out, startsUnconscious(scene, entrant) ? UNCONSCIOUS : entrant.out],
    [C.interruptUsed, flag(entrant.interruptUsed)],
    [C.freeUsed, entrant.freeUsed],
    [C.quickSpent, flag(entrant.spent[0] === true)],
    [C.moveSpent, flag(entrant.spent[1] === true)],
    [C.standardSpent, flag(entrant.spent[2] === true)],
    [C.lostNext, entrant.lostSlot],
  ]
  for (const [column, value] of start) scene.set(column, row, value, rule)
  if (entrant.lastGasp !== null) {
    scene.set(C.lastGasp, row, scene.keep(entrant.lastGasp), rule)
    scene.set(C.gaspHp, row, entrant.hp, rule)
  }
  sheet.abilities.forEach((_, slot) => {
    const ability = scene.open(ABILITY_TABLE)
    rows.push(ability)
    scene.set(ABILITY.who, ability, row, rule)
    scene.set(ABILITY.slot, ability, slot, rule)
    scene.set(ABILITY.used, ability, flag(entrant.used[slot] === true), rule)
  })
  for (const { ability, due } of entrant.sustaining) {
    const at = rows[ability] as number
    scene.set(ABILITY.kept, at, 1, rule)
    scene.set(ABILITY.due, at, flag(due), rule)
  }
  return row
}

/** With that option a PC that enters at 0 or less lies unconscious. */
const startsUnconscious = (scene: EscalationScene, { sheet, hp, out }: Entrant): boolean =>
  sheet.kind === PC && hp <= 0 && out === IN && scene.setup.options['unconscious-variant'] === 'unconscious'

/** What a combatant brings that concerns others, once all of them are there. */
export function relate(scene: EscalationScene, row: number, entrant: Entrant, rule: Cited): void {
  for (const one of entrant.conditions) {
    const { condition: what, duration: lasts, save, of, by, amount, type } = one
    addCondition(scene, row, { what, lasts, save, of, by, amount, type, keeper: NONE }, rule)
  }
  for (const { to, amount, from } of entrant.advantages) {
    grantAdvantage(scene, row, { to, amount, lasts: 0, of: NONE, by: NONE, name: from, keeper: NONE }, rule)
  }
  const { readied } = entrant
  if (readied === null) return
  holdReady(scene, row, { ...readied, round: readiedRound(scene, entrant) }, rule)
}

/** One who has had its turn this round has readied in it, others in the round before. */
function readiedRound(scene: EscalationScene, entrant: Entrant): number {
  const { now } = scene.setup
  if (now === null) return 0
  const acted = entrant.acted ?? entrant.band < now.band
  return acted ? now.round : now.round - 1
}
