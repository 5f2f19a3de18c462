import {
  amount,
  called,
  data,
  hidden,
  numbersOf,
  plainly,
  rolledAgainst,
  type ShownRoll,
  say,
  sum,
  text,
  who,
  wholly,
} from '@fray/kernel/rules'
import { freeHitsNumbers } from './catalogue/rule-ids.ts'
import { aim, aimed, type Cause, rollSays, says } from './event-fields.ts'
import type { AttackKind } from './scene.ts'

/** What is told of attacks and of what gives them. */
export const ofBlows = {
  decisive: says([who('attacker'), who('target')], '{attacker} wins a decisive victory over {target}.'),
  'fatal-blow': says(
    [who('attacker'), who('target')],
    '{attacker} turns the tragedy into a fatal blow against {target}.',
  ),
  'free-critical': says(
    [who('attacker'), who('target'), called('weapon'), aim],
    '{attacker} strikes {target} with the {weapon}{aimed}: a critical hit.',
    { slots: (e) => ({ aimed: aimed(e.aim) }) },
  ),
  'free-hit': says(
    [who('who'), who('target'), data<'cause', Cause>('cause', 'the rule that gives it')],
    {
      'free-hit-on-leaving': '{who} takes a free hit against {target}, who is about to leave their zone.',
      'free-hit-within-zone': '{who} takes a free hit against {target}, who moves about in their zone.',
      'free-hit-on-natural-1': '{who} takes a free hit against {target}, who rolled a 1.',
      'tragedy-free-critical': '{who} takes a free critical hit against {target}, after a tragedy.',
    },
    { which: (e) => e.cause },
  ),
  'feat-attack': says([who('who'), called('name', "the feat's")], '{name} gives {who} an attack.'),
}

/** What is told of dice. */
export const rolls = {
  attack: rollSays(
    [
      who('target'),
      called('weapon', 'its name, or that of the spell'),
      data<'kind', AttackKind>('kind', 'how it came about'),
      aim,
      hidden(amount('natural', 'the face of the d20'), 'who', 'rolls', 'abilities'),
      hidden(sum('number', 'what the target has to be reached with'), 'target', 'defenses'),
    ],
    {
      hits: '{who} hits {target} with {arms}{extra}{aimed}{numbers}{special}.',
      misses: '{who} misses {target} with {arms}{extra}{aimed}{numbers}{special}.',
    },
    {
      which: (e) => (e.passed === true ? 'hits' : 'misses'),
      slots: (e) => ({
        arms: e.kind === 'spell' ? { thing: e.weapon } : say('the {weapon}', { weapon: { thing: e.weapon } }),
        extra: e.kind === 'extra' ? plainly(' in an extra attack') : null,
        aimed: aimed(e.aim),
        special:
          e.natural === 20 || e.natural === 1 ? say(' (a natural {face})', { face: { number: e.natural } }) : null,
      }),
      secrets: rolledAgainst('target'),
      strike: {
        ...{ by: 'who', target: 'target', with: 'weapon' },
        outcome: (e) => (e.natural === 1 ? 'fumble' : e.passed ? (e.natural === 20 ? 'critical' : 'hit') : 'miss'),
      },
    },
  ),
  ladder: rollSays(
    [],
    {
      won: '{who} rolls a d{against} on the ladder{numbers}, the highest face.',
      lost: '{who} rolls a d{against} on the ladder{numbers}.',
    },
    { which: wonOrLost, slots: (e) => ({ numbers: numbersOf({ ...e, against: null }) }) },
  ),
  fatal: rollSays(
    [],
    {
      won: '{who} rolls a d4 for the fatal aim{numbers}, which adds {more} damage.',
      lost: '{who} rolls a d4 for the fatal aim{numbers}.',
    },
    {
      which: wonOrLost,
      slots: (e) => ({
        numbers: numbersOf({ ...e, against: null }),
        more: { number: freeHitsNumbers['aim-fatal'].damage },
      }),
    },
  ),
  tie: rollSays([], '{who} rolls for their place in the line{numbers}.', {
    secrets: wholly('place', 'who'),
  }),
  check: rollSays(
    [text('why', 'what it is about; may be empty')],
    {
      rolls: '{who} makes a check{about}{numbers}.',
      passes: '{who} makes a check{about}{numbers}, a success.',
      fails: '{who} makes a check{about}{numbers}, a failure.',
    },
    {
      which: (e) => (e.against === null ? 'rolls' : e.passed === true ? 'passes' : 'fails'),
      slots: (e) => ({ about: e.why === '' ? null : say(' ({why})', { why: { said: e.why } }) }),
    },
  ),
}

function wonOrLost({ passed }: ShownRoll): 'won' | 'lost' {
  return passed === true ? 'won' : 'lost'
}
