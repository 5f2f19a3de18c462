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
  signed,
  someone,
  squareName,
  sum,
  text,
  thing,
  type Who,
  whichSide,
  who,
  wholly,
  wordIn,
  yes,
} from '@fray/kernel/rules'
import type { Cited, FreeHitsScene } from './scene.ts'
import {
  aimed,
  BOOST_WORDS,
  CARRIED_WORDS,
  CAUSE_WORDS,
  type Cause,
  leftAfter,
  numberText,
  PAID_WORDS,
  POOL_WORDS,
  spaces,
  upkeepText,
} from './sentences.ts'
import { BY_REFEREE, ENDINGS } from './tables.ts'
import { AIMS, aimWords, BOOSTS, degreeWord, MODES, type ThrallPool, type UpkeepPool } from './words.ts'

const { event, rolled } = eventsFor<FreeHitsScene>()

const square = thing('a square, as in "3,4"', (scene: FreeHitsScene, at) =>
  at < 0 ? '' : squareName(scene.setup.grid, at),
)
const aim = wordIn('aim', AIMS)

/** Columns that tell what a unit can do. */
const ABILITY_COLUMNS = [
  ...['level', 'accuracy', 'strength', 'movement', 'mp', 'mpMax', 'accuracyNow', 'strengthNow', 'movementNow'],
  ...['slotsMost', 'slotsMore', 'lineAgility', 'paidMp'],
] as const

/** Changes of columns of combatants, kept back where the side hides such things. */
const hiddenChanges = (by: 'abilities' | 'defenses', columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [`change:combatant.${column}`, wholly(by, 'row')]))

/** Damage with its parts: what the attacker adds, and what the target takes off. */
const harm = damageSum('attacker', 'target')

/** Everything that fights of the ruleset tell of: what is noted, and how it reads. */
export const events = defineEvents<FreeHitsScene, Cited>()({
  events: {
    round: event([amount('round')], (e) => `Round ${e.round}.`),
    line: event(
      [allWho('rows', 'everybody in the battle, in the order of turns')],
      (e) => `The line: ${e.rows.join(', ')}.`,
    ),
    turn: event([who('who')], null),
    passes: event([who('who')], (e) => `${e.who} cannot act: its turn passes.`, wholly('place', 'who')),
    opens: event([who('who')], (e) => `${e.who} opens the battle and will be last in the line.`),
    openers: event(
      [allWho('who', 'who may open the battle')],
      (e) => `${e.who.length === 0 ? 'Nobody in particular' : listText(e.who)} may open the battle.`,
    ),
    'set-up': event([who('who')], (e) => `${e.who} is on its feet (the referee).`),
    delays: event(
      [who('who'), who('after')],
      (e) => `${e.who} waits until ${e.after} has acted.`,
      wholly('place', 'who', 'after'),
    ),
    damage: event(
      [who('attacker'), who('target'), harm, yes('wounds'), aim, text('by', 'what dealt it; empty for a blow')],
      (e, where) => {
        const left = leftAfter(where)
        return `${e.target} takes ${damageText(e.tally)}${e.by === '' ? '' : ` (${e.by})`}${left === '' ? '' : `:${left}`}.`
      },
    ),
    decisive: event([who('attacker'), who('target')], (e) => `A decisive victory of ${e.attacker} over ${e.target}.`),
    'fatal-blow': event(
      [who('attacker'), who('target')],
      (e) => `${e.attacker} turns the tragedy into a fatal blow against ${e.target}.`,
    ),
    'free-critical': event(
      [who('attacker'), who('target'), text('weapon', 'its name'), aim],
      (e) => `${e.attacker} strikes ${e.target} with the ${e.weapon}: a critical hit${aimed(e.aim)}.`,
    ),
    'free-hit': event(
      [who('who'), who('target'), data<'cause', Cause>('cause', 'the rule that gives it')],
      (e) => `${e.who} takes a free ${CAUSE_WORDS[e.cause].replace('{0}', () => e.target)}.`,
    ),
    'feat-attack': event([who('who'), text('name', "the feat's")], (e) => `${e.name} gives ${e.who} an attack.`),
    wound: event(
      [who('who'), aim],
      (e) => `${e.who} is wounded${e.aim === AIMS[0] ? '' : ` (aimed: ${aimWords(e.aim)})`}.`,
    ),
    'wound-heals': event(
      [who('who'), aim],
      (e) => `A wound of ${e.who} closes${e.aim === AIMS[0] ? '' : ` (${aimWords(e.aim)})`}.`,
    ),
    falls: event(
      [who('who'), yes('dead'), byRule<Cited>('rule')],
      (e) => `${e.who} is ${e.dead ? 'dead' : 'defeated'}.`,
    ),
    flees: event([who('who')], (e) => `${e.who} has fled from the battlefield.`),
    yields: event([who('who')], (e) => `${e.who} has lost the will to fight.`),
    vanishes: event([who('who')], (e) => `${e.who} vanishes.`),
    uncontrolled: event(
      [who('who'), who('by', 'its summoner')],
      (e) => `${e.who} does not come back: ${e.by} controls as many summoned units as it can.`,
    ),
    revives: event([who('who')], (e) => `${e.who} is back in the battle.`),
    step: event([who('who'), square('from'), square('to')], null, wholly('place', 'who')),
    moves: event(
      [who('who'), square('to'), amount('cost', 'spaces')],
      (e) => `${e.who} goes to ${e.to} (${spaces(e.cost)}).`,
      wholly('place', 'who'),
    ),
    'makes-off': event([who('who')], (e) => `${e.who} makes for the edge of the battlefield.`, wholly('place', 'who')),
    barred: event(
      [who('who'), square('to')],
      (e) => `${e.who} cannot get onto ${e.to}: something is there.`,
      wholly('place', 'who'),
    ),
    moved: event([who('who'), square('to')], (e) => `${e.who} is moved to ${e.to}.`, wholly('place', 'who')),
    'buys-spaces': event(
      [who('who'), amount('spaces'), text('with', 'what pays')],
      (e) => `${e.who} buys ${spaces(e.spaces)} with ${PAID_WORDS[e.with] ?? e.with}.`,
      wholly('place', 'who'),
    ),
    mode: event([who('who'), wordIn('mode', MODES)], (e) => `${e.who}: ${e.mode}.`, wholly('place', 'who')),
    knocked: event([who('who'), text('by')], (e) => `${e.who} is knocked prone (${e.by}).`),
    'lies-down': event([who('who')], (e) => `${e.who} lies down.`, wholly('place', 'who')),
    stands: event(
      [who('who'), yes('owes', 'whether its next turn pays'), text('with', 'what pays')],
      (e) =>
        `${e.who} stands up${e.owes ? `, which its next turn pays for with ${PAID_WORDS[e.with] ?? e.with}` : ''}.`,
      wholly('place', 'who'),
    ),
    boosts: event(
      [who('who'), wordIn('what', BOOSTS), amount('times')],
      (e) => `${e.who} boosts: +${e.times} ${BOOST_WORDS[e.what as keyof typeof BOOST_WORDS] ?? ''}.`,
      wholly('place', 'who'),
    ),
    disengages: event([who('who')], (e) => `${e.who} disengages.`, wholly('place', 'who')),
    item: event(
      [who('who'), text('item', 'its name'), wordIn('carried', CARRIED_WORDS)],
      (e) => `${e.who}: ${e.item} ${e.carried}.`,
    ),
    talks: event([who('who'), text('text')], (e) => `${e.who}: "${e.text}"`),
    condition: event(
      [who('who'), text('name'), data<'rounds', number | null>('rounds', 'how many it lasts, or null')],
      (e) => `${e.who}: ${e.name}${e.rounds === null ? '' : e.rounds === 1 ? ', this round' : `, ${e.rounds} rounds`}.`,
    ),
    'condition-ends': event(
      [who('who'), text('name'), yes('timeUp', 'whether it has lasted as long as it should')],
      (e) => `${e.who}: no longer ${e.name}${e.timeUp ? ': its time is up' : ''}.`,
    ),
    modified: event([who('who'), text('by')], (e) => `${e.who} is under ${e.by}.`),
    hides: event([who('who')], (e) => `${e.who} is not detected.`),
    detected: event([who('who')], (e) => `${e.who} is detected.`),
    heal: event(
      [who('target'), amount('amount'), amount('gained', 'what it added'), text('by')],
      (e) => `${e.target} is healed for ${e.amount} (${e.by})${e.gained === 0 ? ', which adds nothing' : ''}.`,
    ),
    casts: event(
      [
        who('who'),
        text('spell', 'its name'),
        someone('target'),
        square('at'),
        yes('completes', 'whether it takes effect now'),
        yes('started', 'whether its casting had begun before'),
        data<'improved', readonly string[]>('improved', 'names of its improvements'),
      ],
      (e) => {
        if (!e.completes) return `${e.who} ${e.started ? 'goes on casting' : 'begins to cast'} ${e.spell}.`
        const on = e.target !== null ? ` on ${e.target}` : e.at === '' ? '' : ` at ${e.at}`
        const more = e.improved.length > 0 ? ` (${e.improved.join(', ')})` : ''
        return `${e.who} ${e.started ? 'completes' : 'casts'} ${e.spell}${on}${more}.`
      },
    ),
    'spell-ends': event([who('who'), text('spell', 'its name')], (e) => `${e.spell} of ${e.who} ends.`),
    'casting-ends': event(
      [who('who'), text('spell', 'its name'), byRule<Cited>('rule')],
      (e) => `${e.who} loses ${e.spell}: its casting is over.`,
    ),
    upkeep: event(
      [
        who('who'),
        text('spell', 'its name'),
        amount('amount'),
        data<'pool', UpkeepPool>('pool', 'what it is paid from'),
        yes('paid'),
      ],
      (e) =>
        e.paid
          ? `${e.who} keeps ${e.spell} up for ${upkeepText(e.amount, e.pool)}.`
          : `${e.who} cannot pay ${upkeepText(e.amount, e.pool)} for ${e.spell}.`,
    ),
    toggles: event(
      [who('who'), text('spell', 'its name'), yes('on')],
      (e) => `${e.who} turns ${e.spell} ${e.on ? 'on' : 'off'}.`,
    ),
    summons: event([who('who'), who('unit'), square('to')], (e) => `${e.who} summons ${e.unit} to ${e.to}.`),
    thralls: event(
      [who('who'), who('unit'), amount('amount'), data<'pool', ThrallPool>('pool', 'what it is paid from')],
      (e) => `${e.who} pays ${e.amount} ${POOL_WORDS[e.pool]} and keeps ${e.unit}.`,
    ),
    well: event([who('who')], (e) => `${e.who} is over its summoning sickness.`),
    degree: event([who('who'), amount('degree')], (e) =>
      e.degree === 0 ? null : `${e.who}: degree ${signed(e.degree)} (${degreeWord(e.degree)}).`,
    ),
    outcome: event([who('who'), text('text')], (e) =>
      e.text === 'none' || e.text === '' ? null : `The referee on ${e.who}: ${e.text}.`,
    ),
    join: event([who('row'), text('name')], (e, { events, at }) => {
      const { row } = events[at] as FightEvent & { readonly row: number }
      const isSummoned = events
        .slice(at + 1)
        .some((one) => one.type === 'summons' && (one as FightEvent & { readonly unit: Who }).unit === row)
      return isSummoned ? null : `${e.name} joins the fight.`
    }),
    end: event(
      [
        whichSide('winner'),
        wordIn('ending', ENDINGS),
        allWho('defeated'),
        allWho('dead'),
        allWho('fled'),
        allWho('yielded'),
        byRule<Cited>('rule'),
      ],
      (e) => {
        const won = e.winner === '' ? 'Nobody is left.' : `Victory for ${e.winner}.`
        const head = e.ending === ENDINGS[BY_REFEREE] ? 'The referee ends the battle.' : won
        const tail = (['dead', 'defeated', 'fled', 'yielded'] as const)
          .filter((what) => e[what].length > 0)
          .map((what) => ` ${capital(what)}: ${e[what].join(', ')}.`)
        return `The battle is over. ${head}${tail.join('')}`
      },
    ),
  },
  rolls: {
    attack: rolled(
      [
        who('target'),
        text('weapon', 'its name, or that of the spell'),
        text('kind', 'how it came about'),
        aim,
        hidden(amount('natural', 'the face of the d20'), 'who', 'rolls', 'abilities'),
        hidden(sum('number', 'what the target has to be reached with'), 'target', 'defenses'),
      ],
      (e) => {
        const natural = e.natural === 20 ? ' (a natural 20)' : e.natural === 1 ? ' (a natural 1)' : ''
        const how = e.kind === 'extra' ? ' in an extra attack' : ''
        const blow = `${e.passed ? 'hits' : 'misses'} ${e.target} with the ${e.weapon}${how}${aimed(e.aim)}`
        return `${e.who} ${blow}${rolledText(e)}${natural}.`
      },
      rolledAgainst('target'),
    ),
    ladder: rolled(
      [],
      (e) => `The ladder of ${e.who}, d${e.against}${numberText(e)}${e.passed ? ', the highest face' : ''}.`,
    ),
    fatal: rolled([], (e) => `The fatal aim of ${e.who}, d4${numberText(e)}${e.passed ? ', 16 more' : ''}.`),
    tie: rolled([], (e) => `${e.who} rolls for its place in the line${rolledText(e)}.`, wholly('place', 'who')),
    check: rolled([text('why', 'what it is about; may be empty')], (e) => {
      const verdict = e.against === null ? '' : `, ${e.passed ? 'a success' : 'a failure'}`
      return `${e.who}, ${e.why === '' ? 'a check' : e.why}${rolledText(e)}${verdict}.`
    }),
  },
  // What counts somebody unseen tells of it, too: steps inside somebody's zone, and what the referee has answered of who detects whom.
  secrets: {
    'asked:detection': wholly('referee', 'to'),
    'change:fight.undetected': wholly('referee', 'row'),
    'change:combatant.inside': wholly('referee', 'row'),
    'change:undetected.who': wholly('referee', 'row'),
    'change:undetected.by': wholly('referee', 'row'),
    'change:combatant.square': wholly('place', 'row'),
    'change:combatant.facing': wholly('place', 'row'),
    'change:combatant.spaces': wholly('place', 'row'),
    'change:combatant.felt': wholly('place', 'row'),
    'change:combatant.feltIn': wholly('place', 'row'),
    'change:combatant.mode': wholly('place', 'row'),
    ...hiddenChanges('abilities', ABILITY_COLUMNS),
    ...hiddenChanges('defenses', ['guard']),
    'change:combatant.agility': [...wholly('abilities', 'row'), ...wholly('defenses', 'row')],
    'change:combatant.agilityNow': [...wholly('abilities', 'row'), ...wholly('defenses', 'row')],
  },
  changes: {
    'combatant.mp': (e, who) => (e.rule === 'mp-refill' ? `${who} has all ${e.to} MP again.` : null),
  },
  cells: { 'combatant.square': square, 'item.square': square, 'wound.aim': (name) => wordIn(name, AIMS) },
  rows: { item: thing('an item', (scene: FreeHitsScene, row) => scene.kind(row).name) },
})

export const { note, roll } = events
