import type { Viewer } from '@fray/kernel/rules'
import { averageOf } from '../rules/amounts.ts'
import { conditionsOf } from '../rules/conditions.ts'
import { distance, isEngagedWith, isFree, isNextTo } from '../rules/field.ts'
import { attackBonusOf, defenseOf, escalationOf, isStaggered, stanceOf, volitionOf } from '../rules/figures.ts'
import { isLeft, keptSlot } from '../rules/slots.ts'
import { mayAct } from '../rules/turns.ts'
import { actorNow, isDying, isHere, isIn } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { ADVANTAGE_TABLE, ENDINGS, NONE } from '../tables.ts'
import { BANDS, DEAD, DISTANCES, FLED, KINDS, OUT, READY_ACTS, READY_WHEN, SLOTS, UNCONSCIOUS } from '../words.ts'

type Plain = Record<string, unknown>

const all = (scene: EscalationScene, test: (other: number) => boolean): string[] => {
  const names: string[] = []
  for (let other = 0; other < scene.combatants; other++) if (test(other)) names.push(scene.name(other))
  return names
}

/** What is left out of what others see of one whose side hides its defenses, or what it can do. */
export const secretFacts = {
  defenses: ['ac', 'pd', 'md'],
  abilities: [
    'level',
    'tier',
    'vitality',
    'recoveries',
    'recoveriesMax',
    'power',
    'volition',
    'attackBonus',
    'escalation',
    'abilities',
    'advantages',
    'stances',
    'skills',
    'recovery',
    'tags',
  ],
} as const

/** What a combatant's columns do not say in words. */
export function describe(scene: EscalationScene, row: number, viewer: Viewer): Plain {
  const c = scene.now.combatant
  const { sheet } = scene.fighter(row)
  const gasp = c.lastGasp[row]
  return {
    kind: KINDS[sheet.kind],
    ac: defenseOf(scene, row, 0),
    pd: defenseOf(scene, row, 1),
    md: defenseOf(scene, row, 2),
    volition: volitionOf(scene, row),
    attackBonus: attackBonusOf(scene, row),
    escalation: c.usesEscalation[row] === 1 ? escalationOf(scene, row) : 0,
    stance: stanceOf(scene, row)?.id ?? null,
    quick: isLeft(scene, row, 0),
    move: isLeft(scene, row, 1),
    standard: isLeft(scene, row, 2),
    keptMove: keptSlot(scene, row) !== NONE,
    interrupt: c.interruptUsed[row] === 0,
    free: isFree(scene, row),
    engaged: all(scene, (other) => isEngagedWith(scene, row, other)),
    nextTo: all(scene, (other) => isNextTo(scene, row, other)),
    staggered: viewer.vitals(row) === 'nothing' ? null : isHere(scene, row) && isStaggered(scene, row),
    dying: isDying(scene, row),
    out: OUT[c.out[row]],
    conditions: conditionsOf(scene, row).map((one) => scene.conditionAt(one)),
    lastGasp: gasp === NONE ? null : scene.values[gasp],
    readied: viewer.owns(row) ? readied(scene, row) : c.readySlot[row] === NONE ? null : 'something',
    lostSlot: slotName(c.lost[row] as number) ?? slotName(c.lostNext[row] as number),
    sustaining: sustained(scene, row),
    abilities: abilities(scene, row),
    advantages: advantages(scene, row),
    stances: sheet.stances.map(({ id }) => id),
    skills: sheet.skills,
    recovery: sheet.recovery?.text ?? null,
    tags: sheet.tags,
    about: sheet.about,
  }
}

const slotName = (slot: number): string | null => SLOTS[slot] ?? null

function readied(scene: EscalationScene, row: number): Plain | null {
  const { readySlot, readyAct, readyWhen } = scene.now.combatant
  if (readySlot[row] === NONE) return null
  return {
    slot: SLOTS[readySlot[row]],
    act: READY_ACTS[readyAct[row]],
    when: READY_WHEN[readyWhen[row]],
  }
}

function sustained(scene: EscalationScene, row: number): string[] {
  const { abilities: rows, sheet } = scene.fighter(row)
  return sheet.abilities.flatMap(({ id }, at) => (scene.now.ability.kept[rows[at]] === 1 ? [id] : []))
}

function abilities(scene: EscalationScene, row: number): Plain {
  const { abilities: rows, sheet } = scene.fighter(row)
  return Object.fromEntries(
    sheet.abilities.map((ability, at) => [
      ability.id,
      {
        name: ability.name,
        used: scene.now.ability.used[rows[at]] === 1,
        types: ability.types,
        tags: ability.tags,
      },
    ]),
  )
}

function advantages(scene: EscalationScene, row: number): string[] {
  const { who, to, amount, isBonus, name } = scene.now.advantage
  const found: string[] = []
  for (let i = 0; i < scene.rows(ADVANTAGE_TABLE); i++) {
    if (who[i] !== row) continue
    const words = ['attack', 'save', 'disengage', 'against', 'sneak']
    const kind = isBonus[i] === 1 ? 'bonus ' : ''
    found.push(`${amount[i] > 0 ? '+' : ''}${amount[i]} ${kind}${words[to[i]]} (${String(scene.values[name[i]])})`)
  }
  return found
}

/** What the whole fight's columns do not say in words. */
export function describeFight(scene: EscalationScene, viewer: Viewer): Plain {
  const { fight } = scene.now
  const actor = actorNow(scene)
  const band = fight.band[0]
  const names = (rows: readonly number[]) => scene.names(rows)
  return {
    ending: ENDINGS[fight.ending[0]],
    band: BANDS[band] ?? null,
    actor: actor < 0 ? null : scene.name(actor),
    order: names(mayAct(scene)),
    encounter: fight.encounter[0] + 1,
    encounters: viewer.referee ? scene.setup.encounters.length : null,
    campaignLosses: fight.losses[0],
    dead: names(scene.allOut(DEAD)),
    fled: names(scene.allOut(FLED)),
    unconscious: names(scene.allOut(UNCONSCIOUS)),
  }
}

/** Facts about two combatants, and about the table of averages, worked out when somebody asks. */
export function fact(scene: EscalationScene, path: readonly string[]): unknown {
  const [what, a, b] = path
  if (what === 'average' && a !== undefined) {
    const found = /^(\d+)d(\d+)$/.exec(a)
    if (found === null || Number(found[1]) % 2 === 1) return undefined
    return averageOf(Number(found[1]), Number(found[2]))
  }
  if (a === undefined || b === undefined || path.length !== 3) return undefined
  const from = rowOf(scene, a)
  const to = rowOf(scene, b)
  if (from < 0 || to < 0 || from === to) return undefined
  if (what === 'distance') return DISTANCES[distance(scene, from, to)]
  return what === 'engagedWith' ? isEngagedWith(scene, from, to) : undefined
}

const rowOf = (scene: EscalationScene, name: string): number =>
  scene.sheets.findIndex((_, row) => scene.name(row).toLowerCase() === name.toLowerCase())

/** How somebody looks who is in the fight, from hurt worst to unhurt. */
export const healthSteps = ['staggered', 'hurt', 'unhurt']

/** How somebody with so many hit points looks. */
export function healthWord(scene: EscalationScene, row: number, hp: number | null): string {
  if (!isIn(scene, row) && hp === null) return OUT[scene.now.combatant.out[row]]
  const now = hp ?? scene.now.combatant.hp[row]
  const most = scene.now.combatant.hpMax[row]
  if (now <= 0) return 'down'
  if (now >= most) return 'unhurt'
  return now * 2 <= most ? 'staggered' : 'hurt'
}
