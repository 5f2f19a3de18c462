import { plainly, type Who } from '@fray/kernel/rules'
import { spellParam, spellTargetsParam, spellZoneParam, zoneParam } from '../command.ts'
import type { Spell } from '../kinds/spells.ts'
import { cannotCast, cast as castSpell, sentFrom } from '../rules/spells.ts'
import { spendAction } from '../rules/stunts.ts'
import { areOpponents, isHere, isUp } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { act } from './define.ts'
import { cannotAct, cannotBeHostile, cannotTarry, opponentsUp } from './gate.ts'

const spellOf = (scene: ZonesScene, actor: Who, spell: number): Spell => scene.fighter(actor).spells[spell]

function* casts(scene: ZonesScene, actor: Who) {
  const { spells } = scene.fighter(actor)
  const { graph } = scene.setup
  for (let at = 0; at < spells.length; at++) {
    const spell = spells[at]
    if (spell.targets === 0) {
      for (let zone = 0; zone < graph.zones.length; zone++) {
        const sent = spell.move === 0 ? [-1] : sentFrom(scene, spell, zone)
        for (const to of sent) yield { spell: at, zone, to }
      }
      continue
    }
    const rows = isForOpponents(spell) ? opponentsUp(scene, actor) : [actor, ...friends(scene, actor, spell)]
    for (const group of groups(rows, spell.targets)) {
      if (spell.move === 0) yield { spell: at, targets: group }
      else {
        const here = scene.now.combatant.zone[group[0]]
        for (const to of sentFrom(scene, spell, here)) {
          yield { spell: at, targets: group, to }
        }
      }
    }
  }
}

/** Whether a spell is meant for opponents: it harms, or makes them roll a Reaction. */
const isForOpponents = ({ hostile, reaction }: Spell): boolean => hostile || reaction !== null

/** Whom a helpful spell may be meant for: friends, the fallen too when it heals. */
const friends = (scene: ZonesScene, actor: Who, spell: Spell): number[] =>
  scene.rowsWhere(
    (row) =>
      row !== actor &&
      !areOpponents(scene, row, actor) &&
      (isUp(scene, row) || (spell.healing !== null && isHere(scene, row))),
  )

/** Each one alone, and the first so many together. */
function groups(rows: readonly number[], most: number): number[][] {
  const found = rows.map((row) => [row])
  if (most > 1 && rows.length > 1) found.push(rows.slice(0, most))
  return found
}

/** Casts a spell. */
export const cast = act({
  id: 'cast',
  rule: 'action-cast-spell',
  title: plainly('Cast a spell'),
  says: 'Cast {it}',
  params: [
    spellParam('spell'),
    spellTargetsParam('targets', 'spell'),
    spellZoneParam('zone', 'spell'),
    zoneParam('to', { optional: true }),
  ],
  suggest: casts,
  check(scene, { actor, spell, ...aim }) {
    const why = cannotAct(scene, actor) ?? cannotTarry(scene, actor)
    if (why !== null) return why
    const what = spellOf(scene, actor, spell)
    const hostile = what.hostile ? cannotBeHostile(scene, actor) : null
    return hostile ?? cannotCast(scene, actor, what, aim)
  },
  resolve(scene, { actor, spell, ...aim }) {
    spendAction(scene, actor)
    castSpell(scene, actor, spellOf(scene, actor, spell), aim)
  },
})
