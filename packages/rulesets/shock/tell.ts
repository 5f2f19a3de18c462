import {
  type ChangeEvent,
  type FightEvent,
  isChange,
  isRoll,
  type RollEvent,
  squareName,
  sumText,
  type TallyRecord,
  type Telling,
} from '@fray/kernel'
import type { ShockScene } from './scene.ts'
import { BY_REFEREE, CHASE } from './tables.ts'
import { DEAD, MANEUVERS, MORTALLY_INJURED, SKILLS, STABLE, UNCONSCIOUS, UNLOCATED, UP } from './words.ts'

type Fields = { readonly [key: string]: unknown }
type Teller = (scene: ShockScene, e: Fields, t: Telling, events: readonly FightEvent[], at: number) => string | null

/** Tells one event of a fight, with the ones around it where they belong together. Null for what needs no words. */
export function tell(scene: ShockScene, events: readonly FightEvent[], at: number, telling: Telling): string | null {
  const event = events[at] as FightEvent
  if (isRoll(event)) return tellRoll(scene, event, telling)
  if (isChange(event)) return tellChange(scene, event, telling)
  return TELLERS[event.type]?.(scene, event as unknown as Fields, telling, events, at) ?? null
}

/** The verb for one name or several; names such as Foes are several. */
const verb = (names: readonly string[], one: string, several: string): string =>
  names.length > 1 || /s$/i.test(names[0] ?? '') ? several : one

const isSurprised = (event: FightEvent): event is ChangeEvent =>
  isChange(event) && event.column === 'combatant.surprised' && event.to === 1

const row = (value: unknown): number => value as number
const square = (scene: ShockScene, at: unknown): string => squareName(scene.setup.grid, at as number)

const WITH: Readonly<Record<string, string>> = {
  snap: 'snaps at',
  opportunity: 'strikes in passing at',
  swarm: 'strikes for the swarm at',
  charge: 'strikes, charging, at',
  main: 'attacks',
}

const TELLERS: Readonly<Record<string, Teller>> = {
  round: (_s, e) => `Round ${String(e.round)}.`,
  'side-turn': (s, e) => `The turn of ${s.setup.sides[row(e.side)]?.name ?? ''}.`,
  'surprise-round': (s, _e, _t, events, at) => {
    const sides = new Set(
      events.slice(0, at).flatMap((event) => (isSurprised(event) ? [s.now.combatant.side[event.row] as number] : [])),
    )
    const names = [...sides].map((side) => s.setup.sides[side]?.name ?? '')
    return names.length === 0
      ? 'The surprise round.'
      : `The surprise round: ${names.join(' and ')} ${verb(names, 'is', 'are')} surprised.`
  },
  attack: (_s, e, t) => {
    const maneuver = row(e.maneuver) >= 0 ? ` to ${MANEUVERS[row(e.maneuver)]}` : ''
    return e.kind === 'main'
      ? null
      : `${t.name(row(e.attacker))} ${WITH[String(e.kind)]} ${t.name(row(e.target))} with the ${String(e.weapon)}${maneuver}.`
  },
  'attack-stands': (_s, e) => `${String(e.total)} against AC ${String(e.against)}: still a ${e.hit ? 'hit' : 'miss'}.`,
  void: (_s, e, t) => `${t.name(row(e.attacker))}'s attack on ${t.name(row(e.target))} comes to nothing.`,
  damage: tellDamage,
  'no-shock': (_s, e, t) => {
    const why = {
      'total-defense': 'Total Defense',
      immune: 'it is immune',
      threshold: 'its armor is too good',
      shield: 'the shield takes it',
    }
    return `No Shock for ${t.name(row(e.target))}: ${why[e.why as keyof typeof why]}.`
  },
  'vital-change': (_s, e, t) => `${t.name(row(e.row))} looks ${String(e.health)}.`,
  falls: (_s, e, t) => {
    const words: Readonly<Record<number, string>> = {
      [DEAD]: 'is dead',
      [MORTALLY_INJURED]: 'is Mortally Injured',
      [UNCONSCIOUS]: 'is knocked unconscious',
      [STABLE]: 'is stable',
    }
    if (e.rule === 'mortal-injury-clock') return `${t.name(row(e.who))} dies of its wounds: nobody came in time.`
    return `${t.name(row(e.who))} ${words[row(e.state)] ?? 'falls'}.`
  },
  retreats: (_s, e, t) => `${t.name(row(e.who))} has had enough and retreats.`,
  leaves: (_s, e, t) => `${t.name(row(e.who))} is gone.`,
  runs: (s, e, t) => `${t.name(row(e.who))} runs for ${square(s, e.to)} (${String(e.feet)} feet).`,
  stops: (s, e, t) => `${t.name(row(e.who))} gets no further than ${square(s, e.at)}.`,
  charges: (s, e, t) => `${t.name(row(e.who))} charges ${t.name(row(e.target))}, to ${square(s, e.to)}.`,
  moved: (s, e, t) => `${t.name(row(e.who))} is moved to ${square(s, e.to)}.`,
  'second-move': (_s, e, t) => `${t.name(row(e.who))} gives up its Main Action for a second Move.`,
  disengages: (_s, e, t) => `${t.name(row(e.who))} disengages.`,
  screens: (_s, e, t) => `${t.name(row(e.who))} screens ${t.name(row(e.target))}.`,
  screened: (_s, e, t) =>
    row(e.chosen) < 0
      ? `${t.name(row(e.attacker))} gets past the screen.`
      : `${t.name(row(e.chosen))} steps in the way of the attack on ${t.name(row(e.ward))}.`,
  'total-defense': (_s, e, t) => `${t.name(row(e.who))} goes into Total Defense: AC +2, no Shock.`,
  holds: (_s, e, t) =>
    e.main
      ? `${t.name(row(e.who))} holds its action.`
      : `${t.name(row(e.who))} holds: only Free Actions are left to it.`,
  triggers: (_s, e, t) => `${t.name(row(e.who))} triggers its held action.`,
  'hold-lost': (_s, e, t) => `What ${t.name(row(e.who))} held is lost.`,
  'joins-swarm': (_s, e, t) => `${t.name(row(e.who))} joins a swarm on ${t.name(row(e.target))}.`,
  'swarm-lapses': (_s, e, t) => `The swarm of ${t.name(row(e.who))} lapses.`,
  wrestle: (_s, e, t) =>
    e.won ? null : `${t.name(row(e.target))} withstands the ${String(e.what)} of ${t.name(row(e.attacker))}.`,
  tie: (_s, e, t) => `A tie goes to ${t.name(row(e.who))}, ${e.party ? 'of the Party' : 'who resists'}.`,
  shoved: (s, e, t) =>
    row(e.to) < 0
      ? `${t.name(row(e.attacker))} knocks ${t.name(row(e.target))} prone.`
      : `${t.name(row(e.attacker))} shoves ${t.name(row(e.target))} to ${square(s, e.to)}.`,
  grapples: (_s, e, t) => `${t.name(row(e.attacker))} takes hold of ${t.name(row(e.target))}.`,
  'hold-ends': (_s, e, t) => `${t.name(row(e.grappler))} no longer holds ${t.name(row(e.held))}.`,
  drags: (s, e, t) => `${t.name(row(e.who))} drags ${t.name(row(e.held))} along to ${square(s, e.theirs)}.`,
  thrown: (s, e, t) => `${t.name(row(e.grappler))} throws ${t.name(row(e.held))} to ${square(s, e.to)}: prone.`,
  knocked: (_s, e, t) => `${t.name(row(e.who))} is knocked prone (${String(e.by)}).`,
  gains: (_s, e, t) => `${t.name(row(e.who))} has ${String(e.what)} until its side's next turn.`,
  stands: (_s, e, t) => `${t.name(row(e.who))} stands up.`,
  'goes-prone': (_s, e, t) => `${t.name(row(e.who))} drops prone.`,
  item: (_s, e, t) => `${t.name(row(e.who))}: ${String(e.item)} ${ITEM_WORDS[row(e.carried)] ?? ''}.`,
  reloads: (_s, e, t) => `${t.name(row(e.who))} reloads the ${String(e.item)}.`,
  'uses-item': (_s, e, t) =>
    `${t.name(row(e.who))} uses the ${String(e.item)}${e.target === e.who ? '' : ` on ${t.name(row(e.target))}`}.`,
  stance: (_s, e, t) => `${t.name(row(e.who))} fights with ${e.both ? 'both weapons' : 'one weapon at a time'}.`,
  aims: (_s, e, t) => `${t.name(row(e.who))} takes aim at ${t.name(row(e.target))}.`,
  disturbed: (_s, e, t) => `The aim of ${t.name(row(e.who))} is spoiled.`,
  executes: (_s, e, t) =>
    `${t.name(row(e.attacker))} strikes ${t.name(row(e.target))} from ambush with the ${String(e.weapon)}.`,
  'execution-misses': (_s, e, t) => `The shot misses ${t.name(row(e.target))}, who is warned now.`,
  'uses-skill': (_s, e, t) =>
    `${t.name(row(e.who))} uses ${SKILLS[row(e.skill)]}${e.text === '' ? '' : `: ${String(e.text)}`}.`,
  aids: (_s, e, t) => `${t.name(row(e.who))} gives first aid to ${t.name(row(e.target))}.`,
  casts: (_s, e, t) =>
    `${t.name(row(e.who))} casts ${String(e.spell)}${row(e.target) >= 0 ? ` on ${t.name(row(e.target))}` : ''}.`,
  spoiled: (_s, e, t) => `${t.name(row(e.who))}'s ${String(e.spell)} is spoiled.`,
  power: (_s, e, t) => `${t.name(row(e.who))} calls upon ${String(e.name)}.`,
  heal: (_s, e, t) =>
    e.amount === 0
      ? `${String(e.by)} does nothing for ${t.name(row(e.target))}.`
      : `${t.name(row(e.target))} is healed for ${String(e.amount)} (${String(e.by)}).`,
  speaks: (_s, e, t) => `${t.name(row(e.who))}: "${String(e.text)}"`,
  improvises: (_s, e, t) => `${t.name(row(e.who))} tries something else: ${String(e.text)}.`,
  denied: (_s, e, t) => `The referee does not allow it to ${t.name(row(e.who))}.`,
  outcome: (_s, e, t) => `The referee on ${t.name(row(e.who))}: ${String(e.text)}.`,
  door: (_s, e, t) => `${t.name(row(e.who))} ${e.open ? 'opens' : 'closes'} ${String(e.name)}.`,
  join: (s, e) => {
    const { side, square: squares, unseen } = s.now.combatant
    const who = row(e.row)
    const at = unseen[who] === UNLOCATED ? '' : ` at ${square(s, squares[who])}`
    return `${String(e.name)} joins the fight${at}, on the side ${s.setup.sides[side[who] as number]?.name ?? ''}.`
  },
  override: (_s, e) => `The referee sets ${String(e.path)} to ${String(e.to)}.`,
  asked: (_s, e, t) => tellAnswer(e, t),
  end: tellEnd,
}

const UNSEEN_WORDS = [
  'can be seen',
  'cannot be seen, but its place is known',
  'cannot be seen, and nobody knows where it is',
]
const ITEM_WORDS = ['in hand', 'at hand', 'in the pack', 'dropped'] as const satisfies readonly string[]

function tellAnswer(e: Fields, t: Telling): string | null {
  if (e.rule === 'aoo-resolution' && e.answer === 'decline') return `${t.name(row(e.to))} lets it go.`
  if (e.rule === 'screen-counting' && e.answer === 'let-pass') return `${t.name(row(e.to))} lets it pass.`
  if (e.rule === 'morale-judgment' && e.answer === 'fight-on') return 'They fight on.'
  if (e.rule === 'surprise-decision' && e.answer !== 'nobody') return `Surprised: ${String(e.answer)}.`
  return null
}

function tellRoll(scene: ShockScene, event: RollEvent, t: Telling): string | null {
  const fields = event as unknown as Fields
  const sum = sumText(event.tally)
  const who = event.who >= 0 ? t.name(event.who) : ''
  switch (event.what) {
    case 'attack': {
      const verb = event.passed ? 'hits' : 'misses'
      return `${who} ${verb} ${t.name(row(fields.target))} with the ${String(fields.weapon)}: ${sum} against AC ${event.against}.`
    }
    case 'attack-again':
      if (fields.because !== undefined) return `${String(fields.because)} makes it a ${event.passed ? 'hit' : 'miss'}.`
      return `Now ${event.tally.total} against AC ${event.against}: ${event.passed ? 'a hit' : 'a miss'}.`
    case 'check':
      return `${who}, ${String(fields.why)}: ${sum} against ${event.against}, ${event.passed ? 'a success' : 'a failure'}.`
    case 'opposed':
      return `${who}, ${String(fields.why)}: ${sum}.`
    case 'save':
      return `${who}, Physical save: ${sum} against ${event.against}, ${event.passed ? 'made' : 'failed'}.`
    case 'initiative': {
      const side = scene.setup.sides.find((one) => one.id === fields.whose)
      return `Initiative of ${side?.name ?? ''}: ${sum}.`
    }
    default:
      return null
  }
}

function tellDamage(_scene: ShockScene, e: Fields, t: Telling, events: readonly FightEvent[], at: number): string {
  const target = row(e.target)
  const amount = sumText(e.tally as TallyRecord)
  const what =
    e.how === 'shock' ? `Shock ${amount}` : e.how === 'hit' ? `${amount} damage` : `${amount} damage (${String(e.how)})`
  const change = lossOf(events, at, target)
  return change === undefined ? `${what}.` : `${what}, ${t.name(target)} ${change.from} -> ${change.to}.`
}

/**
 * The loss of hit points that belongs to the damage at the position. Where several attacks are done at one moment all
 * damage comes first, then all losses in the same order.
 */
function lossOf(events: readonly FightEvent[], at: number, target: number): ChangeEvent | undefined {
  const isLoss = (event: FightEvent): event is ChangeEvent =>
    isChange(event) && event.column === 'combatant.hp' && event.row === target
  let before = 0
  for (let i = at - 1; i >= 0; i--) {
    const event = events[i] as FightEvent
    if (isLoss(event)) break
    if (event.type === 'damage' && (event as unknown as Fields).target === target) before++
  }
  return events.slice(at + 1).filter(isLoss)[before]
}

function tellChange(scene: ShockScene, event: ChangeEvent, t: Telling): string | null {
  if (event.column === 'combatant.screening' && event.to < 0) {
    const { state } = scene.now.combatant
    if (state[event.row] !== UP || (state[event.from] as number) >= DEAD) return null
    return `${t.name(event.row)} no longer screens ${t.name(event.from)}.`
  }
  if (event.column === 'combatant.unseen') return `${t.name(event.row)} ${UNSEEN_WORDS[event.to]}.`
  if (event.column === 'combatant.state' && event.to === STABLE) return `${t.name(event.row)} is stable.`
  return null
}

/** How it ended; who has fallen or fled stands below the log, with what became of them. */
function tellEnd(scene: ShockScene, e: Fields): string {
  const winner = row(e.winner)
  const nameOf = (side: number) => scene.setup.sides[side]?.name ?? ''
  const head =
    row(e.ending) === BY_REFEREE
      ? 'The referee ends the combat.'
      : winner < 0
        ? 'Nobody is left standing.'
        : `${nameOf(winner)} ${verb([nameOf(winner)], 'is', 'are')} left on the battlefield.${row(e.ending) === CHASE ? ' A chase begins.' : ''}`
  return `Combat is over. ${head}`
}
