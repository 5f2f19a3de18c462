import {
  allWho,
  amount,
  byRule,
  capital,
  damageText,
  data,
  defineEvents,
  eventsFor,
  everyone,
  hidden,
  possessive,
  rolledAgainst,
  rolledText,
  someone,
  sumText,
  text,
  whichSide,
  who,
  wholly,
  wordIn,
  yes,
} from '@fray/kernel/rules'
import {
  acParts,
  door,
  harm,
  initiativeSecrets,
  itemRow,
  remarks,
  sideId,
  skill,
  square,
  weapon,
} from './event-fields.ts'
import type { Cited, ShockScene } from './scene.ts'
import {
  ATTACK_WORDS,
  FALLS,
  ITEM_WORDS,
  lossOf,
  NO_SHOCK,
  stillText,
  tellJoin,
  tellSurpriseRound,
  UNSEEN_WORDS,
  verb,
} from './sentences.ts'
import { ENDINGS } from './tables.ts'
import { DEAD, MANEUVERS, STABLE, STATES, UP } from './words.ts'

const { event, rolled } = eventsFor<ShockScene>()

/** Everything that fights of the ruleset tell of: what is noted, and how it reads. */
export const events = defineEvents<ShockScene, Cited>()({
  events: {
    join: event([who('row'), text('name', 'what people call it'), byRule<Cited>('rule')], tellJoin),
    'vital-change': event([who('row'), text('health', 'how it looks now')], (e) =>
      // That it falls is told by itself.
      e.health === 'down' ? null : `${e.row} looks ${e.health}.`,
    ),
    round: event([amount('round')], (e) => `Round ${e.round}.`),
    'side-turn': event([whichSide('side'), amount('round')], (e) => `${possessive(e.side)} turn.`),
    'surprise-round': event([], tellSurpriseRound),
    attack: event(
      [
        text('kind', 'how it came about'),
        who('attacker'),
        who('target'),
        weapon('weapon'),
        wordIn('maneuver', MANEUVERS),
      ],
      (e) => {
        const to = e.maneuver === '' ? '' : ` to ${e.maneuver}`
        const strikes = ATTACK_WORDS[e.kind]
        // A charge has been told already, and its blow is told with its roll.
        if (strikes === undefined || (e.kind === 'charge' && e.maneuver === '')) return null
        return `${e.attacker} ${strikes} ${e.target} with the ${e.weapon}${to}.`
      },
    ),
    'attack-stands': event(
      [
        who('attacker'),
        who('target'),
        hidden(amount('total'), 'attacker', 'rolls'),
        hidden(amount('against'), 'target', 'defenses'),
        yes('hit'),
        acParts,
      ],
      (e) => stillText(e.total, e.against, `still a ${e.hit ? 'hit' : 'miss'}`),
    ),
    void: event(
      [who('attacker'), who('target'), byRule<Cited>('rule')],
      (e) => `${e.attacker}'s attack on ${e.target} comes to nothing.`,
    ),
    damage: event(
      [who('attacker'), who('target'), harm, byRule<Cited>('rule'), text('how', 'hit, shock, or what did it'), remarks],
      (e, where) => {
        const plain = capital(damageText(e.tally))
        const shock = e.tally === null ? 'Shock' : `Shock ${sumText(e.tally)}`
        const by = e.how === 'squeeze' ? `squeezed by ${e.attacker}` : e.how
        const what = e.how === 'shock' ? shock : e.how === 'hit' ? plain : `${plain} (${by})`
        const loss = lossOf(where)
        return loss === undefined ? `${what} to ${e.target}.` : `${what}, ${e.target} ${loss.from} -> ${loss.to}.`
      },
    ),
    'no-shock': event(
      [
        who('attacker'),
        who('target'),
        hidden(amount('points'), 'attacker', 'abilities'),
        text('why', Object.keys(NO_SHOCK).join(', ')),
        harm,
        remarks,
      ],
      (e) => `No Shock for ${e.target}: ${NO_SHOCK[e.why]}.`,
    ),
    falls: event([who('who'), wordIn('state', STATES), byRule<Cited>('rule')], (e) =>
      e.rule === 'mortal-injury-clock'
        ? `${e.who} dies of its wounds: nobody came in time.`
        : `${e.who} ${FALLS[e.state] ?? 'falls'}.`,
    ),
    retreats: event([who('who'), byRule<Cited>('rule')], (e) => `${e.who} has had enough and retreats.`),
    leaves: event([who('who')], (e) => `${e.who} is gone.`),
    step: event([who('who'), square('from'), square('to')], null, wholly('place', 'who')),
    runs: event(
      [who('who'), square('to'), amount('feet')],
      (e) => `${e.who} runs for ${e.to} (${e.feet} feet).`,
      wholly('place', 'who'),
    ),
    barred: event(
      [who('who'), square('to')],
      (e) => `${e.who} cannot get onto ${e.to}: somebody unseen is there.`,
      wholly('place', 'who'),
    ),
    stops: event([who('who'), square('at')], (e) => `${e.who} gets no further than ${e.at}.`, wholly('place', 'who')),
    charges: event(
      [who('who'), who('target'), square('to')],
      (e) => `${e.who} charges ${e.target}, to ${e.to}.`,
      wholly('place', 'who'),
    ),
    moved: event([who('who'), square('to')], (e) => `${e.who} is moved to ${e.to}.`, wholly('place', 'who')),
    'second-move': event([who('who')], (e) => `${e.who} gives up its Main Action for a second Move.`),
    disengages: event([who('who')], (e) => `${e.who} disengages.`),
    passes: event([who('who')], null),
    screens: event([who('who'), who('target'), square('at')], (e) => `${e.who} screens ${e.target}, at ${e.at}.`),
    screened: event([who('attacker'), who('ward'), everyone('screeners'), someone('chosen')], (e) =>
      e.chosen === null
        ? `${e.attacker} gets past the screen.`
        : `${e.chosen} steps in the way of the attack on ${e.ward}.`,
    ),
    'total-defense': event([who('who')], (e) => `${e.who} goes into Total Defense: AC +2, no Shock.`),
    holds: event([who('who'), yes('main', 'its Main Action is left to it')], (e) =>
      e.main ? `${e.who} holds its action.` : `${e.who} holds: only Free Actions are left to it.`,
    ),
    triggers: event([who('who')], (e) => `${e.who} triggers its held action.`),
    'hold-lost': event([who('who')], (e) => `What ${e.who} held is lost.`),
    'joins-swarm': event([who('who'), who('target')], (e) => `${e.who} joins a swarm on ${e.target}.`),
    'swarm-lapses': event([who('who')], (e) => `The swarm of ${e.who} lapses.`),
    wrestle: event([who('attacker'), who('target'), text('what', 'shove or grapple'), yes('won')], (e) =>
      e.won ? null : `${e.target} withstands the ${e.what} of ${e.attacker}.`,
    ),
    tie: event(
      [who('who'), yes('party', 'it is of the Party'), byRule<Cited>('rule')],
      (e) => `A tie goes to ${e.who}, ${e.party ? 'of the Party' : 'who resists'}.`,
    ),
    shoved: event(
      [who('attacker'), who('target'), square('to')],
      (e) => (e.to === '' ? `${e.attacker} knocks ${e.target} prone.` : `${e.attacker} shoves ${e.target} to ${e.to}.`),
      wholly('place', 'target'),
    ),
    grapples: event([who('attacker'), who('target')], (e) => `${e.attacker} takes hold of ${e.target}.`),
    'hold-ends': event(
      [who('grappler'), who('held'), byRule<Cited>('rule')],
      (e) => `${e.grappler} no longer holds ${e.held}.`,
    ),
    drags: event(
      [who('who'), who('held'), square('to'), square('theirs')],
      (e) => `${e.who} drags ${e.held} along to ${e.theirs}.`,
      wholly('place', 'who', 'held'),
    ),
    thrown: event(
      [who('grappler'), who('held'), square('to')],
      (e) => `${e.grappler} throws ${e.held} to ${e.to}: prone.`,
      wholly('place', 'held'),
    ),
    knocked: event([who('who'), text('by', 'what did it')], (e) => `${e.who} is knocked prone (${e.by}).`),
    gains: event(
      [who('who'), hidden(text('what', 'what it has'), 'who', 'defenses')],
      (e) => `${e.who} has ${e.what ?? 'other defenses'} until its side's next turn.`,
    ),
    stands: event([who('who')], (e) => `${e.who} stands up.`),
    'goes-prone': event([who('who')], (e) => `${e.who} drops prone.`),
    item: event(
      [who('who'), weapon('item'), wordIn('carried', ITEM_WORDS)],
      (e) => `${e.who}: ${e.item} ${e.carried}.`,
    ),
    reloads: event([who('who'), weapon('item')], (e) => `${e.who} reloads the ${e.item}.`),
    'uses-item': event(
      [who('who'), weapon('item'), who('target')],
      (e) => `${e.who} uses the ${e.item}${e.target === e.who ? '' : ` on ${e.target}`}.`,
    ),
    stance: event(
      [who('who'), yes('both', 'it fights with both weapons')],
      (e) => `${e.who} fights with ${e.both ? 'both weapons' : 'one weapon at a time'}.`,
    ),
    aims: event([who('who'), who('target')], (e) => `${e.who} takes aim at ${e.target}.`),
    suspects: event([who('who')], (e) => `${e.who} suspects danger.`),
    'side-surprised': event([whichSide('side')], (e) => `${e.side} ${verb([e.side], 'is', 'are')} surprised.`),
    disturbed: event([who('who')], (e) => `The aim of ${e.who} is spoiled.`),
    executes: event(
      [who('attacker'), who('target'), weapon('weapon')],
      (e) => `${e.attacker} strikes ${e.target} from ambush with the ${e.weapon}.`,
    ),
    'execution-misses': event(
      [who('attacker'), who('target')],
      (e) => `The shot misses ${e.target}, who is warned now.`,
    ),
    'uses-skill': event(
      [who('who'), skill('skill'), text('text', 'what for; may be empty')],
      (e) => `${e.who} uses ${e.skill}${e.text === '' ? '' : `: ${e.text}`}.`,
    ),
    aids: event([who('who'), who('target')], (e) => `${e.who} gives first aid to ${e.target}.`),
    casts: event(
      [who('who'), text('spell', 'its name'), someone('target')],
      (e) => `${e.who} casts ${e.spell}${e.target === null ? '' : ` on ${e.target}`}.`,
    ),
    spoiled: event([who('who'), text('spell', 'its name')], (e) => `${e.who}'s ${e.spell} is spoiled.`),
    power: event([who('who'), text('name', 'what it is called')], (e) => `${e.who} calls upon ${e.name}.`),
    heal: event([who('target'), amount('amount'), text('by', 'what healed')], (e) =>
      e.amount === 0 ? `${e.by} does nothing for ${e.target}.` : `${e.target} is healed for ${e.amount} (${e.by}).`,
    ),
    speaks: event([who('who'), text('text')], (e) => `${e.who}: "${e.text}"`),
    improvises: event([who('who'), text('text')], (e) => `${e.who} tries something else: ${e.text}.`),
    denied: event([who('who')], (e) => `The referee does not allow it to ${e.who}.`),
    outcome: event([who('who'), text('text')], (e) => `The referee on ${e.who}: ${e.text}.`),
    door: event([who('who'), door('name'), yes('open')], (e) => `${e.who} ${e.open ? 'opens' : 'closes'} ${e.name}.`),
    end: event(
      [
        whichSide('winner'),
        wordIn('ending', ENDINGS),
        allWho('fled', 'who has fled'),
        allWho('dead', 'who is dead'),
        byRule<Cited>('rule'),
      ],
      // Who has fallen or fled stands below the log, with what became of them.
      (e) => {
        const chase = e.ending === 'chase' ? ' A chase begins.' : ''
        if (e.ending === 'referee') return 'Combat is over. The referee ends the combat.'
        if (e.winner === '') return 'Combat is over. Nobody is left standing.'
        return `Combat is over. ${e.winner} ${verb([e.winner], 'is', 'are')} left on the battlefield.${chase}`
      },
    ),
  },
  rolls: {
    attack: rolled(
      [who('target'), weapon('weapon'), acParts],
      (e) => {
        const hits = e.passed ? 'hits' : 'misses'
        return `${e.who} ${hits} ${e.target} with the ${e.weapon}${rolledText(e, 'AC')}.`
      },
      rolledAgainst('target'),
    ),
    'attack-again': rolled(
      [
        who('target'),
        acParts,
        someone('decider'),
        data<'because', string | undefined>('because', 'the power that has decided it, if one has'),
      ],
      (e) => {
        const now = `a ${e.passed ? 'hit' : 'miss'}`
        return e.because === undefined
          ? stillText(e.tally === null ? null : e.tally.total, e.against, now, 'Now ')
          : `${e.because} makes it ${now}.`
      },
      rolledAgainst('target'),
    ),
    check: rolled([text('why', 'what the check is for')], (e) => {
      const result = e.passed ? 'a success' : 'a failure'
      return `${e.who}, ${e.why}${rolledText(e)}, ${result}.`
    }),
    opposed: rolled([text('why', 'what the check is for')], (e) => `${e.who}, ${e.why}${rolledText(e)}.`),
    save: rolled([], (e) => `${e.who}, Physical save${rolledText(e)}, ${e.passed ? 'made' : 'failed'}.`),
    initiative: rolled(
      [sideId('whose')],
      (e, { scene: { setup } }) => {
        const side = setup.sides.find(({ id }) => id === e.whose)
        return `Initiative of ${side?.name ?? ''}${rolledText(e)}.`
      },
      initiativeSecrets,
    ),
  },
  secrets: {
    'change:combatant.square': wholly('place', 'row'),
    'change:combatant.altitude': wholly('place', 'row'),
  },
  changes: {
    'combatant.screening'({ from, to, row }, name, { scene, log }) {
      const { state } = scene.now.combatant
      if (to >= 0 || state[row] !== UP || state[from] >= DEAD) return null
      return `${name} no longer screens ${log.name(from)}.`
    },
    'combatant.unseen': (e, name) => `${name} ${UNSEEN_WORDS[e.to]}.`,
    'combatant.state': (e, name) => (e.to === STABLE ? `${name} is stable.` : null),
  },
  decisions: {
    'morale-judgment': (e) => (e.answer === 'fight-on' ? 'They fight on.' : null),
    'surprise-decision': (e) => (e.answer === 'nobody' ? null : `Surprised: ${e.answer}.`),
  },
  cells: {
    'combatant.square': square,
    'item.square': square,
    'combatant.swarmWith': itemRow,
    'combatant.aimWith': itemRow,
  },
  rows: { item: itemRow },
})

export const { note, roll } = events
