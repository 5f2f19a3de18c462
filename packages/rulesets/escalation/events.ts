import {
  type AskedEvent,
  allWho,
  amount,
  byRule,
  type ChangeEvent,
  damageSum,
  damageText,
  data,
  defineEvents,
  type EventField,
  eventsFor,
  everyone,
  type FightEvent,
  hidden,
  named,
  type RollTold,
  rolledAgainst,
  rolledText,
  signed,
  type Told,
  text,
  type Who,
  whichSide,
  who,
  wholly,
  wordIn,
  yes,
} from '@fray/kernel/rules'
import type { Attack, Cited, EscalationScene } from './scene.ts'
import { because, helpText, hurtBy, lastsText, NOTHING, OUT_WORDS, REWARDS, success } from './sentences.ts'
import { BY_REFEREE, ENDINGS, FOES_DOWN, PARTY_FLED } from './tables.ts'
import { ACTIONS, ADVANTAGE_TO, BANDS, DEFENSES, DISTANCES, LASTS, OUT, SLOTS, TYPES, WEAPON_TYPE } from './words.ts'

const { event, rolled } = eventsFor<EscalationScene>()

const band = <N extends string>(name: N) => wordIn(name, BANDS)
/** A band as a sentence says it: `very slow`. */
const inWords = (id: string): string => id.replace('-', ' ')
const slot = <N extends string>(name: N) => wordIn(name, SLOTS)
const damageType = <N extends string>(name: N) => wordIn(name, TYPES)

/** A condition that lies on somebody, as it is called while it does. */
const condition = named('a condition', (scene: EscalationScene, row) => scene.conditionSaid(row))

/** What an attack is made with. */
const weapon: EventField<'with', Attack, string> = {
  ...text('with', 'the ability or Basic Attack by name'),
  record: (scene, attack) => (scene as unknown as EscalationScene).attackName(attack),
}

/** What deals damage: an attack, or what people call it. */
const dealer: EventField<'name', Attack | string, string> = {
  ...text('name', 'what dealt it'),
  record: (scene, by) => (typeof by === 'string' ? by : (scene as unknown as EscalationScene).attackName(by)),
}

/** Everybody who is out of the fight in that way (a position in OUT). */
const everyoneOut = <N extends string>(name: N): EventField<N, number, readonly string[]> => ({
  ...allWho(name),
  record: (scene, how) => (scene as unknown as EscalationScene).allOut(how),
})

const why = text('why', 'what the roll is for')
const reasons = data<'reasons', readonly string[] | null>('reasons', 'what gave Advantage or Disadvantage')

/** Whose ability the change of its table is about. */
const ownerOf = (scene: EscalationScene, events: readonly FightEvent[], at: number): number =>
  scene.now.ability.who[(events[at] as ChangeEvent).row]

/** A save of that kind, or another check of three dice. */
const saveFields = [why, reasons] as const
const tellSave = (e: Told<typeof saveFields> & RollTold): string =>
  `${e.who}, ${e.why}${rolledText(e)}, ${success(e.passed)}${because(e.reasons)}.`
const save = rolled(saveFields, tellSave)
const deathSave = rolled([why, reasons], (e) => {
  return `${e.who}, Death Save${rolledText(e)}, ${success(e.passed)}${because(e.reasons)}.`
})

/** Advantage, or a bonus, that somebody gets. */
const helpFields = [
  who('who'),
  wordIn('to', ADVANTAGE_TO),
  amount('amount'),
  text('name', 'where it comes from'),
  wordIn('lasts', LASTS),
  amount('save'),
  who('of', 'whose next turn ends it'),
] as const

const used = [who('who'), text('ability', 'its name'), everyone('targets'), wordIn('action', ACTIONS)] as const

const endFields = [
  wordIn('ending', ENDINGS),
  whichSide('winner'),
  everyoneOut('dead'),
  everyoneOut('fled'),
  everyoneOut('unconscious'),
  byRule<Cited>('rule'),
] as const

function tellEnd({ ending, winner, ...fates }: Told<typeof endFields>): string {
  const heads: Readonly<Record<string, string>> = {
    [ENDINGS[BY_REFEREE]]: 'The referee ends it.',
    [ENDINGS[PARTY_FLED]]: 'The party has fled.',
    [ENDINGS[FOES_DOWN]]: `Victory for ${winner}.`,
  }
  const head = heads[ending] ?? `Victory for ${winner}; the party is down.`
  const tail = (['dead', 'fled', 'unconscious'] as const)
    .filter((fate) => fates[fate].length > 0)
    .map((fate) => ` ${fate.charAt(0).toUpperCase()}${fate.slice(1)}: ${fates[fate].join(', ')}.`)
  return `The encounter is over. ${head}${tail.join('')}`
}

/** Everything that fights of the ruleset tell of: what is noted, and how it reads. */
export const events = defineEvents<EscalationScene, Cited>()({
  events: {
    round: event([amount('round'), amount('escalation')], (e) => `Round ${e.round}, escalation ${e.escalation}.`),
    turn: event([who('who')], null),
    encounter: event([text('title'), amount('number')], (e) => `Encounter ${e.number}: ${e.title}.`),
    'surprise-comes': event(
      [whichSide('by'), everyone('chosen', 'who acts; nobody where that is still to be said')],
      (e) => `A Surprise Round will come first: ${e.by}${e.chosen.length > 0 ? `, ${e.chosen.join(' and ')}` : ''}.`,
    ),
    'day-ends': event([], () => 'No encounter is left: the day is over.'),
    surprise: event(
      [whichSide('by'), everyone('chosen', 'who acts')],
      (e) => `A Surprise Round for ${e.by}: ${e.chosen.join(', ')}.`,
    ),
    strikes: event([who('who'), who('target')], (e) => `${e.who} attacks ${e.target}.`),
    uses: event(used, (e) => {
      const whom = e.targets.length > 0 ? ` on ${e.targets.join(', ')}` : ''
      return `${e.who} uses ${e.ability}${whom}.`
    }),
    answers: event(used, (e) => `${e.who} answers with ${e.ability}.`),
    opportunity: event([who('who'), who('target')], (e) => `${e.who} takes an opportunity attack on ${e.target}.`),
    intercepts: event(
      [who('who'), who('mover'), who('target')],
      (e) => `${e.who} Intercepts ${e.mover} on its way to ${e.target}.`,
    ),
    'in-vain': event([who('who'), text('why', 'a sentence')], (e) => `${e.who} tries in vain: ${e.why}`),
    unseen: event([who('attacker'), who('target')], (e) => `${e.attacker} does not find ${e.target}.`),
    'attack-again': event(
      [
        who('attacker'),
        who('target'),
        wordIn('vs', DEFENSES),
        hidden(amount('total'), 'attacker', 'rolls'),
        hidden(amount('against'), 'target', 'defenses'),
        yes('hit'),
      ],
      (e) => {
        const what = e.hit ? 'hits' : 'misses'
        const against = e.against === null ? '' : ` against ${e.vs.toUpperCase()} ${e.against}`
        return `${e.attacker}'s attack now ${what} ${e.target}${e.total === null ? '' : `: ${e.total}`}${against}.`
      },
    ),
    damage: event(
      [
        who('by', 'who dealt it, or nobody'),
        who('target'),
        damageSum('by', 'target'),
        data<'types', readonly number[]>('types', 'positions among the damage types'),
        dealer,
      ],
      (e, where) => {
        const types = e.types.filter((type) => type !== WEAPON_TYPE).map((type) => TYPES[type])
        const kind = types.join(' and ')
        const { target } = where.events[where.at] as unknown as { readonly target: Who }
        const change = hurtBy(where, target)
        const health = change === undefined ? '' : `, ${change.from} -> ${change.to}`
        return `${e.target} takes ${damageText(e.tally, kind)}${health}.`
      },
    ),
    placed: event(
      [who('a'), who('b'), wordIn('relation', DISTANCES)],
      (e) => `${e.a} and ${e.b} are ${e.relation} now, by the referee.`,
    ),
    'goes-close': event(
      [who('who'), who('to'), yes('engages')],
      (e) => `${e.who} ${e.engages ? 'engages' : 'goes next to'} ${e.to}.`,
    ),
    'goes-near': event([who('who'), who('to')], (e) => `${e.who} comes nearer to ${e.to}.`),
    'goes-away': event([who('who'), everyone('from')], (e) => `${e.who} moves away from ${e.from.join(', ')}.`),
    'pops-off': event([who('who'), everyone('from')], (e) => `${e.who} pops off ${e.from.join(', ')}.`),
    condition: event(
      [who('who'), condition('name'), wordIn('lasts', LASTS), amount('save'), who('of', 'whose next turn ends it')],
      (e) => `${e.who}: ${e.name}${lastsText(e)}.`,
    ),
    'ongoing-stays': event([who('who'), condition('name')], (e) => `${e.who}: ${e.name} stays, being no less.`),
    'condition-ends': event(
      [who('who'), condition('name'), yes('timeUp', 'whether it has lasted as long as it should')],
      (e) => `${e.who}: no longer ${e.name}${e.timeUp ? ': its time is up' : ''}.`,
    ),
    advantage: event(helpFields, (e) => {
      const what = e.amount > 0 ? `${e.amount} Advantage` : `${-e.amount} Disadvantage`
      return helpText(e, what, 'on')
    }),
    bonus: event(helpFields, (e) => helpText(e, signed(e.amount), 'to')),
    'help-ends': event([who('who'), text('name', 'where it came from')], (e) => `${e.who}: rid of ${e.name}.`),
    power: event(
      [who('who'), amount('amount'), text('what', 'Power, or the second resource'), text('by', 'what brings it')],
      (e) => `${e.who} ${e.amount < 0 ? 'loses' : 'gains'} ${Math.abs(e.amount)} ${e.what} (${e.by}).`,
    ),
    dying: event([who('who')], (e) => `${e.who} is Dying.`),
    'gets-up': event([who('who')], (e) => `${e.who} is up again.`),
    out: event(
      [who('who'), wordIn('out', OUT), byRule<Cited>('rule')],
      (e) => `${e.who} ${OUT_WORDS[(OUT as readonly string[]).indexOf(e.out)]}.`,
    ),
    gasps: event([who('who'), text('outcome')], (e) => `${e.who} is at its Last Gasp (${e.outcome}).`),
    'gasp-goes-on': event([who('who')], (e) => `${e.who} is at its Last Gasp, which no healing ends.`),
    'staggered-at': event(
      [who('who'), amount('at', 'hit points')],
      (e) => `${e.who} is Staggered at ${e.at} hit points, by the referee.`,
      wholly('referee', 'who'),
    ),
    'gasp-over': event([who('who')], (e) => `${e.who} has shaken it off.`),
    'gasp-ends': event([who('who'), text('outcome')], (e) => `${e.who}: ${e.outcome}.`),
    heal: event(
      [who('target'), amount('amount'), amount('gained', 'what that came to'), text('by', 'what healed')],
      (e) => `${e.target} heals ${e.amount} (${e.by})${e.gained === 0 ? ', which adds nothing' : ''}.`,
    ),
    rallies: event([who('who')], (e) => `${e.who} rallies.`),
    stabilizes: event([who('who'), who('target')], (e) => `${e.who} stabilizes ${e.target}.`),
    grants: event([who('who'), who('target')], (e) => `${e.who} helps ${e.target}.`),
    expires: event([who('who'), text('ability', 'its name')], (e) => `${e.ability} of ${e.who} expires.`),
    stance: event([who('who'), text('name')], (e) => `${e.who} takes up another stance: ${e.name}.`),
    delays: event([who('who'), band('band')], (e) => `${e.who} delays (${inWords(e.band)}).`),
    readies: event([who('who'), slot('slot')], (e) => `${e.who} readies a ${e.slot} action.`),
    fires: event(
      [who('who'), text('act', 'the action, ability or stance by name')],
      (e) => `${e.who} does what it has readied: ${e.act}.`,
    ),
    spirit: event([who('who'), who('target'), text('because'), yes('refused')], (e) =>
      e.refused ? `The referee does not let ${e.who} help.` : `${e.who} helps ${e.target} in spirit: ${e.because}.`,
    ),
    'no-flight': event([who('who')], (e) => `${e.who} wants to flee, but not everybody agrees.`),
    deed: event([who('who'), text('text', 'what it does')], (e) => `${e.who}: ${e.text}.`),
    dares: event([who('who'), text('text', 'what it dares')], (e) => `${e.who} dares something: ${e.text}.`),
    earns: event([who('who'), who('ally'), text('what')], (e) =>
      e.what === 'obvious' ? null : `It earns ${e.ally}: ${REWARDS[e.what] ?? e.what}.`,
    ),
    outcome: event([who('who'), text('text', 'what comes of it')], (e) =>
      NOTHING.includes(e.text) ? null : `The referee on ${e.who}: ${e.text}.`,
    ),
    says: event([who('who'), text('text')], (e) => e.text),
    adjusts: event(
      [who('who'), text('text', 'what is adjusted'), byRule<Cited>('rule')],
      (e) => `The referee adjusts for ${e.who}: ${e.text}.`,
    ),
    rest: event([text('kind', 'quick or full')], (e) => (e.kind === 'full' ? 'A Full Rest.' : 'A Quick Rest.')),
    'early-rest': event(
      [amount('encounters')],
      (e) => `Only ${e.encounters} encounters since the last Full Rest: three to five are usual.`,
    ),
    downtime: event([who('who')], (e) => `Downtime gives ${e.who} something back.`),
    'campaign-loss': event([text('text', 'what goes wrong')], (e) => `A Campaign Loss: ${e.text}.`),
    'encounter-ends': event(endFields, tellEnd),
  },
  rolls: {
    attack: rolled(
      [
        who('target'),
        weapon,
        wordIn('vs', DEFENSES),
        hidden(amount('natural'), 'who', 'rolls', 'abilities'),
        yes('crit'),
        yes('fumble'),
        reasons,
      ],
      (e) => {
        const verb = e.crit ? 'crits' : e.passed ? 'hits' : e.fumble ? 'fails badly against' : 'misses'
        const natural = (e.crit || e.fumble) && e.natural !== null ? ` (a Natural ${e.natural})` : ''
        const numbers = rolledText(e, e.vs.toUpperCase())
        return `${e.who} ${verb} ${e.target} with ${e.with}${numbers}${natural}${because(e.reasons)}.`
      },
      rolledAgainst('target'),
    ),
    'death-save': deathSave,
    'last-gasp': deathSave,
    disengage: rolled([everyone('from'), reasons], (e) => {
      const away = e.passed ? 'away' : 'held'
      return `${e.who} disengages${rolledText(e)}, ${away}${because(e.reasons)}.`
    }),
    save,
    skill: save,
    sustain: save,
    recharge: rolled(saveFields, tellSave, wholly('abilities', 'who')),
  },
  // What somebody has readied, and for what, is its own side's business.
  secrets: {
    'asked:ready': wholly('side', (_scene, events, at) => (events[at] as AskedEvent).about[0] ?? -1),
    'change:combatant.readyAct': wholly('side', 'row'),
    'change:combatant.readyTarget': wholly('side', 'row'),
    'change:combatant.readyAbility': wholly('side', 'row'),
    'change:combatant.readyKnockOut': wholly('side', 'row'),
    'change:combatant.readyWhen': wholly('side', 'row'),
    'change:combatant.readyWho': wholly('side', 'row'),
    'change:combatant.readyBecause': wholly('side', 'row'),
    // What it can do, and what is left of that, where its side hides it.
    'change:ability.used': wholly('abilities', ownerOf),
  },
  changes: {
    'combatant.deathSavesFailed': (e, who) => (e.to > e.from ? `${who} has failed ${e.to} of four.` : null),
    'combatant.hp': (e, who) =>
      e.rule === 'encounter-end' ? `${who} is at ${e.to} hit ${e.to === 1 ? 'point' : 'points'}.` : null,
    'combatant.band': (e, who) =>
      e.rule.startsWith('ready') ? `${who} is ${inWords(BANDS[e.to])} from now on.` : null,
  },
  cells: {
    'fight.band': band,
    'fight.surprisedBy': whichSide,
    'combatant.bandNext': band,
    'combatant.lost': slot,
    'combatant.lostNext': slot,
    'combatant.readySlot': slot,
    'condition.type': damageType,
  },
})

export const { note, roll } = events
