import { type Message, plainly, Scene, type SpecsOf, say, type Who } from '@fray/kernel/rules'
import type { EscalationRule } from './catalogue/rule-ids.ts'
import { type ConditionKind, ONGOING } from './conditions.ts'
import type { Ability } from './kinds/abilities.ts'
import type { Entrant } from './kinds/combatant.ts'
import type { EscalationSetup } from './model.ts'
import { tables } from './tables.ts'
import { MELEE, TYPES } from './words.ts'

/** What stays the same of a combatant, by row. */
export interface Fighter {
  readonly name: string
  /** Whether the referee hides it from the moment on when it joins. */
  readonly hidden: boolean
  /** What it entered as. */
  readonly sheet: Entrant
  /** Rows of its abilities, by their position. */
  readonly abilities: readonly number[]
  /** Positions of its abilities that answer a trigger. */
  readonly answers: readonly number[]
  /** What they answer, one bit for each position in TRIGGERS: a glance tells who has nothing to say. */
  readonly answerKinds: number
  /** A thing, not somebody (`enemies-and-objects`). */
  readonly isThing: boolean
  /** Positions of the attacks of its list that its Basic Attacks are (for those without stances); -1 for none. */
  readonly basicMelee: number
  readonly basicRanged: number
}

/** A rule that escalation cites: one of the catalogue, or an override by the referee. */
export type Cited = EscalationRule | 'override'

/** One attack on one target from its declaration to its end. */
export interface Attack {
  readonly attacker: Who
  target: Who
  /** Null for a Basic Attack. */
  readonly ability: Ability | null
  /** Position in STANCE_KINDS of a Basic Attack, or of what counts as one; -1 for neither. */
  readonly basic: number
  /** Position in DEFENSES. */
  readonly vs: number
  /** Leaves the enemy that it drops unconscious. */
  readonly knockOut: boolean
  /** Crits whatever the Natural. */
  readonly coup: boolean
  /** Every effect but damage is stripped (`hampered-enemy`, opportunity attacks of those without stances). */
  damageOnly: boolean
  /** What Interrupts add to this roll: Advantage, a number; and to the defense. */
  advantage: number
  bonus: number
  defense: number
  natural: number
  total: number
  /** The defense that it was judged by. */
  against: number
  crit: boolean
  hit: boolean
  fumble: boolean
  /** An Interrupt has made it come to nothing. */
  cancelled: boolean
}

/** What somebody is about to do, for triggers. */
export interface Declared {
  readonly actor: Who
  /** Null for anything but an ability or a Basic Attack. */
  readonly ability: Ability | null
  readonly isAttack: boolean
  readonly isMove: boolean
  /** Whom it is about to engage. */
  readonly engages: readonly number[]
}

const NOBODY: readonly number[] = []

/** What is declared: an action that is no attack, no ability and no move, but for what is said of it. */
export const declaring = (
  actor: Who,
  { ability = null, isAttack = false, isMove = false, engages = NOBODY }: Partial<Declared> = {},
): Declared => ({ actor, ability, isAttack, isMove, engages })

/** Windows at which others may step in; made by `reactions/`, so that rules need not know how. */
export interface Windows {
  /** An action has been declared and paid for: readied actions. Returns whether it can still be done. */
  declared(scene: EscalationScene, what: Declared): boolean
  /** An attack on a target has been declared: Interrupts before the roll. */
  attacked(scene: EscalationScene, attack: Attack): void
  /** An attack has been rolled: Interrupts that answer the roll. */
  rolled(scene: EscalationScene, attack: Attack): void
  /** Somebody has taken damage. */
  damaged(scene: EscalationScene, target: Who, by: Who): void
  /** Somebody has dropped, felled by that one (-1 for nobody). */
  dropped(scene: EscalationScene, who: Who, by: Who): void
  /** Somebody is about to move, perhaps to engage some: abilities that answer it. */
  moves(scene: EscalationScene, mover: Who, engages: readonly number[]): void
  /** Somebody provokes opportunity attacks. Returns whether it can still go on. */
  provoked(scene: EscalationScene, provoker: number): boolean
  /** Somebody moves to engage enemies: who intercepts, or -1. */
  intercepted(scene: EscalationScene, mover: Who, targets: readonly number[]): number
}

/** The scene of a fight of escalation. */
export class EscalationScene extends Scene<SpecsOf<typeof tables>, Cited, EscalationSetup> {
  readonly moments: Windows
  /** The attack about which questions are asked, for policies. */
  pending: Attack | null = null
  /** How many reactions are open within each other. */
  depth = 0
  /** The action that is going on has been cancelled by a reaction. */
  cancelled = false
  /** Whose readied action is being carried out, or -1: it has been paid for, and it is nobody's turn. */
  firing = -1

  constructor(setup: EscalationSetup, moments: Windows) {
    const size = setup.roster.length + 4
    const abilities = setup.roster.reduce((sum, { abilities }) => sum + abilities.length, 0)
    const pairs = (size * (size - 1)) / 2
    const rows = {
      combatant: size,
      ability: abilities + 8,
      pair: pairs,
      aim: size,
      condition: size * 3,
      advantage: size,
    }
    super(tables, rows, setup)
    this.moments = moments
  }

  /** The unchanging part of a combatant. */
  fighter(row: Who): Fighter {
    return this.sheets[row] as Fighter
  }

  /** A condition by its position among the fight's. */
  condition(what: number): ConditionKind {
    return this.setup.conditions.all[what] as ConditionKind
  }

  /** Rows of those who are out of the fight in that way (a position in OUT). */
  allOut(how: number): number[] {
    const rows: number[] = []
    for (let row = 0; row < this.combatants; row++) if (this.now.combatant.out[row] === how) rows.push(row)
    return rows
  }

  /** What the condition in a row is called in commands and facts, with amount and type for ongoing damage. */
  conditionAt(row: number): string {
    return this.withAmount(row, this.condition(this.now.condition.what[row]).id)
  }

  /** The same for people: a table's own condition by its name. */
  conditionSaid(row: number): string {
    return this.withAmount(row, this.condition(this.now.condition.what[row]).word)
  }

  /** The same as it stands in a message. */
  conditionWords(row: number): Message {
    const { what, amount, type } = this.now.condition
    if (what[row] !== ONGOING) return this.condition(what[row]).message
    return say('ongoing {amount} {type}', {
      amount: { number: amount[row] },
      type: plainly(TYPES[type[row]]),
    })
  }

  private withAmount(row: number, name: string): string {
    const { what, amount, type } = this.now.condition
    return what[row] === ONGOING ? `${name} ${amount[row]} ${TYPES[type[row]]}` : name
  }

  /** What the attack is made with. */
  attackName({ ability, basic, attacker }: Attack): string {
    if (ability !== null) return ability.name
    const stance = this.fighter(attacker).sheet.stances[this.now.combatant.stance[attacker]]
    const kind = basic === MELEE ? 'Basic Melee Attack' : 'Basic Ranged Attack'
    return stance === undefined ? kind : `${kind} (${stance.name})`
  }
}

/** Does something of its own kind: what cancels it does not cancel what is going on around it, nor what comes later. */
export function uncancelled<T>(scene: EscalationScene, act: () => T): T {
  const before = scene.cancelled
  scene.cancelled = false
  try {
    return act()
  } finally {
    scene.cancelled = before
  }
}
