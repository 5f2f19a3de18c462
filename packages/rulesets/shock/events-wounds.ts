import {
  amount,
  byRule,
  data,
  type EventContext,
  hidden,
  left,
  look,
  numbersOf,
  phrase,
  plainly,
  rolledAgainst,
  type ShownFields,
  type Slot,
  say,
  someone,
  type TallyRecord,
  text,
  who,
  wordIn,
  yes,
} from '@fray/kernel/rules'
import { acParts, cause, harm, remarks, rollSays, says, weapon } from './event-fields.ts'
import type { AttackKind, Cited, ShockScene, ShockStop } from './scene.ts'
import { MANEUVERS, STATES } from './words.ts'

const damageFields = [
  who('attacker'),
  who('target'),
  harm,
  byRule<Cited>('rule'),
  cause('by'),
  remarks,
  left('left', 'target', 'combatant.hp'),
] as const

/** `Shock 3`, `5 damage`, `5 damage (a fall)`, as far as the number may be known. */
function harmOf({ tally, rule }: ShownFields<typeof damageFields>, where: EventContext<ShockScene>): Slot {
  if (rule === 'shock') return tally === null ? plainly('Shock') : say('Shock {sum}', { sum: { sum: tally } })
  const harm = tally === null ? plainly('Damage') : say('{sum} damage', { sum: { sum: tally } })
  if (rule === 'damage-roll' || rule === 'execution-saved') return harm
  return say('{harm} ({by})', { harm, by: causeIn(where) })
}

const causeIn = ({ events, at }: EventContext<ShockScene>): Slot => (events[at] as unknown as { readonly by: Slot }).by

/** The numbers of an attack that is compared with an AC again. */
const totalOf = (total: number | null): TallyRecord | null => (total === null ? null : { total, parts: [] })

/** What is told of attacks, hit points, and of those who are down. */
export const ofWounds = {
  'vital-change': says(
    [who('row'), look('health'), byRule('rule')],
    { looks: '{row} looks {health}.' },
    {
      // Damage and healing say what is left; that somebody goes down is told by itself.
      which: (e) => (e.rule === 'override' && e.health !== 'down' ? 'looks' : null),
    },
  ),
  attack: says(
    [
      data<'kind', AttackKind>('kind', 'how it came about: main, snap, opportunity, swarm, charge'),
      who('attacker'),
      who('target'),
      weapon('weapon'),
      wordIn('maneuver', MANEUVERS),
    ],
    {
      snap: '{attacker} snaps at {target} with the {weapon}{to}.',
      opportunity: '{attacker} makes an attack of opportunity on {target} with the {weapon}{to}.',
      swarm: '{attacker} strikes at {target} for the swarm with the {weapon}{to}.',
      charge: '{attacker} strikes at {target} at the end of the charge with the {weapon}{to}.',
    },
    {
      // The blow of an action is told with its roll, and so is that of a charge, which has been told.
      which: ({ kind, maneuver }) => (kind === 'main' || (kind === 'charge' && maneuver === '') ? null : kind),
      slots: ({ maneuver }) => ({
        to: maneuver === '' ? null : say(' to {maneuver}', { maneuver: plainly(maneuver) }),
      }),
    },
  ),
  'attack-stands': says(
    [
      who('attacker'),
      who('target'),
      hidden(amount('total'), 'attacker', 'rolls'),
      hidden(amount('against'), 'target', 'defenses'),
      yes('hit'),
      acParts,
    ],
    { hits: '{attacker} still hits {target}{numbers}.', misses: '{attacker} still misses {target}{numbers}.' },
    {
      which: ({ hit }) => (hit ? 'hits' : 'misses'),
      slots: ({ total, against }) => ({ numbers: numbersOf({ tally: totalOf(total), against }, 'AC') }),
    },
  ),
  void: says(
    [who('attacker'), who('target'), byRule<Cited>('rule')],
    "{attacker}'s attack on {target} comes to nothing.",
  ),
  damage: says(
    damageFields,
    { to: '{harm} to {target}.', left: '{harm}, {target} {left}.', looks: '{harm}, {target} looks {left}.' },
    {
      which: ({ left }) => {
        if (left === null) return 'to'
        if (!('health' in left)) return 'left'
        return left.health === 'down' ? 'to' : 'looks'
      },
      slots: (e, where) => ({ harm: harmOf(e, where) }),
    },
  ),
  'no-shock': says(
    [
      who('attacker'),
      who('target'),
      hidden(amount('points'), 'attacker', 'abilities'),
      data<'why', ShockStop>('why', 'total-defense, immune, threshold, shield'),
      harm,
      remarks,
    ],
    {
      'total-defense': 'No Shock for {target}: Total Defense.',
      immune: 'No Shock for {target}: they are immune.',
      threshold: 'No Shock for {target}: their armor is too good.',
      shield: 'No Shock for {target}: the shield takes it.',
    },
    { which: ({ why }) => why },
  ),
  heal: says(
    [who('target'), amount('amount'), cause('by'), left('left', 'target', 'combatant.hp'), byRule<Cited>('rule')],
    {
      nothing: '{target} gains nothing from {by}.',
      plain: '{target} is healed for {amount} ({by}).',
      left: '{target} is healed for {amount} ({by}), {left}.',
      looks: '{target} is healed for {amount} ({by}) and looks {left}.',
    },
    {
      which: ({ amount, left }) => {
        if (amount === 0) return 'nothing'
        return left === null ? 'plain' : 'health' in left ? 'looks' : 'left'
      },
    },
  ),
  falls: says(
    [who('who'), wordIn('state', STATES), byRule<Cited>('rule')],
    {
      wounds: '{who} dies of their wounds: nobody came in time.',
      dead: '{who} is dead.',
      'mortally-injured': '{who} is Mortally Injured.',
      unconscious: '{who} is knocked unconscious.',
      stable: '{who} is stable.',
      falls: '{who} goes down.',
    },
    {
      which({ state, rule }) {
        if (rule === 'mortal-injury-clock') return 'wounds'
        const now = state as (typeof STATES)[number]
        return now === 'up' || now === 'fled' ? 'falls' : now
      },
    },
  ),
  knocked: says([who('who'), cause('by')], '{who} is knocked prone ({by}).'),
  gains: says(
    [who('who'), hidden(phrase('what', 'an AC, or immunity'), 'who', 'defenses')],
    {
      known: '{who} has {what} until the next turn of their side.',
      hidden: '{who} has other defenses until the next turn of their side.',
    },
    { which: ({ what }) => (what === null ? 'hidden' : 'known') },
  ),
  executes: says(
    [who('attacker'), who('target'), weapon('weapon')],
    '{attacker} strikes {target} from ambush with the {weapon}.',
  ),
  'execution-misses': says([who('attacker'), who('target')], 'The shot misses {target}, who is warned now.'),
  aids: says([who('who'), who('target')], '{who} gives first aid to {target}.'),
}

const isHit = ({ passed }: { readonly passed: boolean | null }): 'hits' | 'misses' => (passed ? 'hits' : 'misses')

/** What is told of the rolls of attacks. */
export const attackRolls = {
  attack: rollSays(
    [who('target'), weapon('weapon'), acParts],
    {
      hits: '{who} hits {target} with the {weapon}{numbers}.',
      misses: '{who} misses {target} with the {weapon}{numbers}.',
    },
    {
      ...{ which: isHit, slots: (e) => ({ numbers: numbersOf(e, 'AC') }), secrets: rolledAgainst('target') },
      strike: { by: 'who', target: 'target', with: 'weapon', outcome: (e) => (e.passed ? 'hit' : 'miss') },
    },
  ),
  'attack-again': rollSays(
    [
      who('target'),
      acParts,
      someone('decider', 'whose power has decided it, or nobody'),
      text('power', 'the power that has decided it; empty where none has'),
    ],
    {
      hits: "{who}'s attack now hits {target}{numbers}.",
      misses: "{who}'s attack now misses {target}{numbers}.",
      'made-a-hit': "{decider}'s {power} turns {who}'s attack on {target} into a hit.",
      'made-a-miss': "{decider}'s {power} turns {who}'s attack on {target} into a miss.",
    },
    {
      which: (e) => (e.power === '' ? isHit(e) : e.passed ? 'made-a-hit' : 'made-a-miss'),
      slots: ({ tally, against }) => ({ numbers: numbersOf({ tally: totalOf(tally?.total ?? null), against }, 'AC') }),
      secrets: rolledAgainst('target'),
      strike: { by: 'who', target: 'target', outcome: (e) => (e.passed ? 'hit' : 'miss') },
    },
  ),
}
