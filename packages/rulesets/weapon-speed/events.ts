import {
  allWho,
  amount,
  byRule,
  capital,
  damageSum,
  damageText,
  data,
  defineEvents,
  eventsFor,
  type FightEvent,
  hidden,
  listText,
  rolledAgainst,
  rolledText,
  someone,
  sum,
  sumText,
  text,
  type Who,
  whichSide,
  who,
  wholly,
  withoutParts,
  wordIn,
  workedOut,
  yes,
} from '@fray/kernel/rules'
import { byReferee, DOWN, type Downs, item, patientOf, position, square, words } from './event-fields.ts'
import { defenseTally } from './rules/deriving.ts'
import { whoActs } from './rules/who.ts'
import type { Cited, WeaponSpeedScene } from './scene.ts'
import {
  changesAfter,
  declarationWords,
  isToldWithDamage,
  KEEP_WORDS,
  METHOD_WORDS,
  onTarget,
  yardsText,
} from './sentences.ts'
import { BY_REFEREE, ENDINGS, KEEP_ROUNDS, LATE, METHODS, RESULTS } from './tables.ts'
import {
  ATTRIBUTES,
  DAMAGE_TYPES,
  FLEEING,
  IN,
  MAIN_HAND,
  ON_GROUND,
  PLACE_WORDS,
  PLACES,
  STATES,
  USED_UP,
  WOUND_MARKS,
  wordsIn,
  woundText,
} from './words.ts'

const { event, rolled } = eventsFor<WeaponSpeedScene>()

const made = (passed: boolean | null): string => (passed === true ? 'made' : 'failed')

/** Everything that fights of the ruleset tell of: what is noted, and how it reads. */
export const events = defineEvents<WeaponSpeedScene, Cited>()({
  events: {
    round: event([amount('round')], (e) => `Round ${e.round}.`),
    'round-over': event([amount('round')], (e) => `The end of round ${e.round}.`),
    surprised: event([who('who')], (e) => `${e.who} is surprised.`),
    declares: event(
      [
        who('who'),
        text('declared', 'what it has declared'),
        amount('at', 'its Initiative'),
        withoutParts(sum('tally'), 'who', 'rolls', 'abilities'),
      ],
      (e) => `${e.who} declares ${declarationWords(e.declared)}: Initiative ${sumText(e.tally)}.`,
    ),
    misses: event(
      [who('who'), amount('at', 'its Initiative'), amount('count', 'the count that is on')],
      (e) =>
        `The count is past ${e.who}'s ${e.at}, being on ${e.count}: that turn comes in the next round, 12 earlier, besides the one declared then.`,
    ),
    'makes-up': event(
      [
        who('who'),
        amount('at', 'where it makes its turn up'),
        amount('missed', 'where it missed it'),
        data<'own', number | null>('own', 'where its own turn of the round comes, or null'),
      ],
      (e) => {
        const sums = `${e.missed} - 12 = ${e.at}`
        return e.own === null
          ? `${e.who} missed its turn on ${e.missed} last round and makes it up now: ${sums}.`
          : `${e.who} has two turns in this round: it missed its ${e.missed} last round and makes that up (${sums}), and has its own on ${e.own}.`
      },
    ),
    count: event(
      [amount('count'), amount('turns', 'how many turns it has'), workedOut(allWho('who'), whoActs)],
      (e, { events, at }) => {
        const { who: all } = events[at] as FightEvent & { readonly who: readonly Who[] }
        if (e.turns < 2 || e.who.length === 0 || (all.length > 1 && e.who.length < 2)) return null
        if (e.who.length < 2) return `Initiative ${e.count}: ${e.who[0]} has both its turns in the same instant.`
        return `Initiative ${e.count}: ${listText(e.who)} act in the same instant, so nobody is too late for anybody.`
      },
    ),
    turn: event(
      [
        who('who'),
        amount('at', 'its Initiative'),
        amount('cell', 'which of its turns'),
        yes('second', 'whether it is its second of the round'),
        yes('struck', 'whether something that was done to it waits for the end of the count'),
      ],
      (e) => {
        const which = e.cell === LATE ? ', made up for last round' : e.second ? ', its second of this round' : ''
        const still = e.struck ? `; what was done to it on ${e.at} does not stop it` : ''
        return `${e.at}: ${e.who}'s turn${which}${still}.`
      },
    ),
    'turn-over': event([who('who')], null),
    results: event([amount('count')], (e) => `All on ${e.count} have acted. What they did takes effect, all at once.`),
    guards: event([who('who')], (e) => `${e.who} goes into Full-Defense: Defense +4.`),
    held: event(
      [someone('by'), who('target'), wordIn('what', RESULTS)],
      (e) => `${e.target} feels that when all on this number have acted.`,
    ),
    step: event([who('who'), square('from'), square('to')], null),
    moves: event(
      [
        who('who'),
        square('from'),
        square('to'),
        amount('yards'),
        withoutParts(sum('left', 'what is left to move in this turn'), 'who', 'abilities'),
      ],
      (e) => `${e.who} moves to ${e.to} (${yardsText(e.yards)}).`,
    ),
    moved: event([who('who'), square('to')], (e) => `${e.who} is moved to ${e.to}.`),
    damage: event(
      [
        someone('by'),
        who('target'),
        words('types', DAMAGE_TYPES),
        byRule<Cited>('rule'),
        text('what', 'what did it'),
        damageSum('by', 'target'),
      ],
      (e, where) => {
        const types = wordsIn(DAMAGE_TYPES, e.types)
        const head = capital(damageText(e.tally, types.join(' and ')))
        const changes = changesAfter(where)
        return changes.length > 0 ? `${head}, ${e.target}: ${changes.join(', ')}.` : `${head} to ${e.target}.`
      },
    ),
    // Injuries, conditions, what is regained and the like tell of themselves when they are applied.
    lands: event([someone('by'), who('target'), wordIn('what', RESULTS)], (e, where) => {
      const changes = changesAfter(where)
      return changes.length === 0 || e.what === 'restore'
        ? null
        : `${e.target}: ${changes.join(', ')}${e.by === null ? '' : ` (${e.by})`}.`
    }),
    // What is left is said where no damage has told of it: of strain, bleeding, the referee's word.
    wound: event(
      [
        who('who'),
        amount('amount'),
        words('marks', WOUND_MARKS),
        byRule<Cited>('rule'),
        amount('left', 'the Wound Points that it has now'),
      ],
      (e, where) => {
        const left = isToldWithDamage(where) ? '' : `, ${e.left} Wound Point${e.left === 1 ? '' : 's'} left`
        return `${e.who} has a wound: ${woundText(e.amount, e.marks)}${left}.`
      },
      wholly('vital', 'who'),
    ),
    dies: event([who('who'), byRule<Cited>('rule')], (e) => `${e.who} is dead.`),
    attribute: event(
      [who('who'), wordIn('attribute', ATTRIBUTES), amount('lost'), byRule<Cited>('rule')],
      // With Strength goes what is above the maxima that follow from it.
      (e, where) => {
        const changes = e.attribute === 'strength' ? changesAfter(where) : []
        return `${e.who} loses ${e.lost} ${capital(e.attribute)}${changes.length > 0 ? `: ${changes.join(', ')}` : ''}.`
      },
    ),
    injury: event(
      [
        who('who'),
        text('name', 'the injury'),
        amount('side', 'which arm: 0 the main one, 1 the off one, else -1'),
        byRule<Cited>('rule'),
      ],
      (e) => {
        const side = e.side < 0 ? '' : e.side === MAIN_HAND ? ', main side' : ', off side'
        return `${e.who} suffers an injury: ${e.name}${side}.`
      },
    ),
    'injury-side': event(
      [
        text('injury', 'its name'),
        amount('face', 'what the d4 showed'),
        amount('side', 'which arm: 0 the main one, 1 the off one'),
      ],
      (e) => `${e.injury}, which side: ${e.face} on the d4, the ${e.side === MAIN_HAND ? 'main' : 'off'} one.`,
    ),
    condition: event(
      [
        who('who'),
        text('condition', 'its name'),
        yes('begins'),
        yes('marker', 'whether only the referee says what it means'),
        yes('timeUp', 'whether it has lasted as long as it should'),
      ],
      (e) => {
        const marker = e.marker ? ' (a marker: what it means is for the referee to say)' : ''
        return `${e.who} ${e.begins ? 'is now' : 'is no longer'}: ${e.condition}${marker}${e.timeUp ? ': its time is up' : ''}.`
      },
    ),
    stabilized: event([who('who')], (e) => `${e.who} is Stabilized.`),
    restores: event(
      [
        who('who'),
        wordIn('pool', ['Stress', 'Wound Points', 'Mana']),
        amount('amount'),
        amount('left', 'what it has now'),
      ],
      (e) =>
        `${e.who} regains ${e.amount} ${e.amount === 1 ? e.pool.replace('Points', 'Point') : e.pool}: ${e.left} now.`,
      wholly('vital', 'who'),
    ),
    'wound-removed': event(
      [who('who'), amount('amount', 'what it took')],
      (e) => `A wound of ${e.amount} that ${e.who} has is gone.`,
      wholly('vital', 'who'),
    ),
    down: event(
      [who('who'), data<'how', Downs>('how', 'dying, incapacitated, or up; paralyzed, or unbound again')],
      (e) => `${e.who} is ${DOWN[e.how]}.`,
    ),
    stress: event([who('who'), amount('most')], (e) => `${e.who} has ${e.most} Stress.`, wholly('vital', 'who')),
    base: event([who('who'), amount('amount'), hidden(amount('base'), 'who', 'rolls')], (e) =>
      e.base === null
        ? `${e.who}'s Base Initiative changes by ${e.amount}.`
        : `${e.who}'s Base Initiative is now ${e.base}.`,
    ),
    heals: event(
      [who('who'), who('target')],
      (e) => `${e.who} tends ${e.target === e.who ? 'its own wounds' : e.target}.`,
    ),
    casts: event([who('who'), text('spell'), who('target')], (e) => `${e.who} casts ${e.spell}${onTarget(e)}.`),
    uses: event([who('who'), item('item'), who('target')], (e) => `${e.who} uses the ${e.item}${onTarget(e)}.`),
    throws: event([who('who'), item('item'), who('target')], (e) => `${e.who} throws the ${e.item} at ${e.target}.`),
    activates: event([who('who'), text('name'), who('target')], (e) => `${e.who} calls upon ${e.name}${onTarget(e)}.`),
    pays: event(
      [who('who'), amount('mana'), amount('stress')],
      (e) => {
        const parts = [e.mana > 0 ? `${e.mana} Mana` : '', e.stress > 0 ? `${e.stress} Stress` : '']
        return `${e.who} pays ${listText(parts.filter((part) => part !== ''))}.`
      },
      wholly('vital', 'who'),
    ),
    item: event([who('who'), item('item'), position('place', PLACES), byRule<Cited>('rule')], (e) => {
      if (e.place === USED_UP) return `${e.who} has no ${e.item} left.`
      if (e.place === ON_GROUND) return `${e.who} drops the ${e.item}.`
      return `${e.who} has the ${e.item} ${PLACE_WORDS[e.place]}.`
    }),
    takes: event([who('who'), who('from'), item('item')], (e) => `That was ${e.from}'s.`),
    stands: event([who('who')], (e) => `${e.who} stands up.`),
    'stays-prone': event([who('who'), text('why', 'what keeps it there')], (e) => `${e.who} stays prone: ${e.why}.`),
    method: event([wordIn('method', METHODS)], (e) => `Declarations are made ${METHOD_WORDS[e.method] ?? e.method}.`),
    'keep-rounds': event(
      [wordIn('word', KEEP_ROUNDS)],
      (e) => `When nobody is left to fight, ${KEEP_WORDS[e.word] ?? e.word}.`,
    ),
    group: event([allWho('who')], (e) => `${listText(e.who)} share one roll of Base Initiative.`),
    speaks: event([who('who'), text('text')], (e) => `${e.who}: "${e.text}"`),
    improvises: event([who('who'), text('text')], (e) => `${e.who} tries something else: ${e.text}.`),
    outcome: event([who('who'), text('text')], (e) => `The referee on ${e.who}: ${e.text}.`),
    obvious: event([who('who')], (e) => `It is obvious to ${e.who} how this will end.`),
    routs: event(
      [who('who'), position('state', STATES)],
      (e) =>
        `${e.who} ${e.state === FLEEING ? 'flees' : e.state === IN ? 'takes heart and fights again' : 'surrenders'}.`,
    ),
    leaves: event([who('who')], (e) => `${e.who} has left the battlefield.`),
    end: event([whichSide('winner'), position('ending', ENDINGS), allWho('fled'), allWho('dead')], (e) => {
      const referee = e.ending === BY_REFEREE ? 'The referee ends it. ' : ''
      const head = e.winner !== '' ? `${e.winner} can still fight.` : referee === '' ? 'Nobody is left to fight.' : ''
      const dead = e.dead.length > 0 ? `Dead: ${listText(e.dead)}.` : ''
      const fled = e.fled.length > 0 ? `Fled: ${listText(e.fled)}.` : ''
      return ['Combat is over.', referee.trim(), head, dead, fled].filter((part) => part !== '').join(' ')
    }),
  },
  rolls: {
    attack: rolled(
      [
        who('target'),
        text('weapon'),
        data<'how', 'attack' | 'riposte' | 'spell' | 'throw'>('how', 'attack, riposte, spell or throw'),
        yes('critical'),
        hidden(workedOut(sum('defense', 'the Defense with its parts'), defenseTally), 'target', 'defenses'),
      ],
      (e) => {
        const verb = e.critical ? 'critically hits' : e.passed ? 'hits' : 'misses'
        const how = e.how === 'riposte' ? ', riposting,' : ''
        return `${e.who}${how} ${verb} ${e.target} with the ${e.weapon}${rolledText(e, 'Defense')}.`
      },
      rolledAgainst('target'),
    ),
    casting: rolled([], (e) => `${e.who}, casting${rolledText(e)}, ${made(e.passed)}.`),
    heal: rolled(
      [hidden(sum('tn', 'the number to reach with its parts'), patientOf, 'vital')],
      (e) => `${e.who}, Heal${rolledText(e)}, ${made(e.passed)}.`,
      rolledAgainst(patientOf, 'vital'),
    ),
    intimidation: rolled([who('target')], (e) => `${e.who} intimidates ${e.target}${rolledText(e)}.`),
    check: rolled([text('skill')], (e) => {
      return `${e.who}, ${e.skill}${rolledText(e)}${e.against === null ? '' : `, ${made(e.passed)}`}.`
    }),
    morale: rolled(
      [sum('tn', 'the number to reach with its parts'), amount('opponents', 'who still stand against it')],
      (e) => `${e.who}, morale${rolledText(e)}, ${e.passed ? 'it stands' : 'it fails'}.`,
    ),
    initiative: rolled(
      [],
      (e) => `${e.who} has ${e.tally === null ? 'rolled its Base Initiative' : `Base Initiative ${sumText(e.tally)}`}.`,
    ),
    'injury-chance': rolled(
      [who('target'), byReferee],
      (e) => `An injury at ${e.against} or less: ${e.tally?.total}, ${e.passed ? 'yes' : 'no'}.`,
    ),
    injury: rolled(
      [who('target'), wordIn('table', DAMAGE_TYPES), byReferee],
      (e) => `The table of ${e.table} injuries: ${e.tally?.total}.`,
    ),
  },
  changes: {
    'combatant.stabilized': (e, who) =>
      e.to !== 0 || e.rule === 'override' ? null : `${who} is no longer Stabilized.`,
  },
})

export const { note, roll } = events
