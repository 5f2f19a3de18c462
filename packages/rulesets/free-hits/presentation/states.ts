import { type SeenMessage, type SeenSlot, seenOf, type Tone, type Viewer } from '@fray/kernel/rules'
import { isUnknown } from '../look.ts'
import { isFlatFooted } from '../rules/defense.ts'
import { isOn, isRepeated, lossesOf } from '../rules/numbers.ts'
import { spellOf } from '../rules/running.ts'
import { partsLeft } from '../rules/spells.ts'
import { areEnemies, detects, isIn, isSick } from '../rules/who.ts'
import { woundsOf } from '../rules/wounds.ts'
import type { FreeHitsScene } from '../scene.ts'
import { EFFECT_TABLE, RUNNING_TABLE } from '../tables.ts'
import { DISRUPTING, MODES, SLOWING, WEAKENING } from '../words.ts'
import { conditionLines, STATES, type StateName } from './conditions.ts'
import { changes, plain, sentence, text, thing, together } from './said.ts'

/** Something that lies on a unit: for a badge, a line on its card, and an explanation. */
export interface State {
  readonly name: SeenMessage
  /** What it is called where it is explained. */
  readonly called: string
  readonly short: string
  readonly tone: Tone
  readonly source: SeenSlot | null
  readonly ends: SeenMessage | null
  readonly words: SeenMessage | null
}

type Ways = Partial<Pick<State, 'tone' | 'name' | 'source' | 'ends' | 'words'>>

/** A state that the rules know; what it means is said by them. */
const known = (called: StateName, short: string, ways: Ways = {}): State => ({
  name: plain(called),
  called,
  short,
  tone: 'bad',
  source: null,
  ends: null,
  words: plain(STATES[called].lines[0]),
  ...ways,
})

const ROUND_ENDS = plain('at the end of the round')

/** All that lies on a unit, as far as the viewer knows: conditions, wounds, and what it is about. */
export function statesOf(scene: FreeHitsScene, row: number, viewer: Viewer): State[] {
  if (!isIn(scene, row)) return wounds(scene, row)
  return [
    ...lying(scene, row, viewer),
    ...effects(scene, row, viewer),
    ...wounds(scene, row),
    ...magic(scene, row),
    ...prepared(scene, row),
    ...whereabouts(scene, row, viewer),
    ...bonds(scene, row, viewer),
  ]
}

function lying(scene: FreeHitsScene, row: number, viewer: Viewer): State[] {
  const { prone, sickUntil, sickBehind, summoner } = scene.now.combatant
  const found: State[] = []
  if (prone[row] === 1) found.push(known('prone', 'prn', { ends: plain('when they get up') }))
  if (isFlatFooted(scene, row)) found.push(known('flat-footed', 'ff'))
  if (isSick(scene, row)) {
    const behind = sickBehind[row]
    const isNamed = behind >= 0 && !isUnknown(scene, behind, viewer)
    const round = { number: sickUntil[row] }
    const ends = isNamed
      ? seenOf('in round {round}, after the turn of {who}', { round, who: { who: scene.name(behind) } })
      : seenOf('in round {round}, when the turn of their summoner comes', { round })
    const source = summoner[row] < 0 ? null : { who: scene.name(summoner[row]) }
    found.push(known('just summoned', 'new', { ends, source }))
  }
  return found
}

/** Conditions of the content, and numbers that spells change. */
function effects(scene: FreeHitsScene, row: number, viewer: Viewer): State[] {
  const { effect } = scene.now
  const found: State[] = []
  for (let i = 0; i < scene.rows(EFFECT_TABLE); i++) {
    if (effect.who[i] !== row || !isOn(scene, i)) continue
    const condition = scene.conditions[effect.condition[i]]
    if (condition !== undefined && isRepeated(scene, i)) continue
    const { source, ends } = whence(scene, i, viewer)
    const by = [
      ['accuracy', effect.accuracy[i]],
      ['agility', effect.agility[i]],
      ['strength', effect.strength[i]],
      ['movement', effect.movement[i]],
      ['hits', effect.slots[i]],
      ['armor', effect.guard[i]],
    ] as const
    const changed = changes(by)
    const begins = changes(by, true)
    if (condition !== undefined) {
      const { name, accuracy, agility, strength, movement } = condition
      const worse = condition.flatFooted || condition.cannotAct || condition.held
      const isGood = !worse && accuracy + agility + strength + movement > 0
      const words = together(conditionLines(condition))
      const tone = isGood ? 'good' : 'bad'
      found.push({ name: thing(name), called: name, short: shortOf(name), tone, source, ends, words })
    } else if (changed !== null && begins !== null) {
      const spell = source === null ? null : (text(source).split(' of ')[0] ?? '')
      const name = spell === null ? changed : thing(spell)
      const called = text(name)
      const tone = text(changed).includes('-') ? 'bad' : 'good'
      found.push({ name, called, short: shortOf(called), tone, source, ends, words: sentence(begins) })
    }
  }
  return found
}

const shortOf = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 3)
    .toLowerCase()

/** Where a row of the effect table comes from, and when it is over. */
function whence(
  scene: FreeHitsScene,
  i: number,
  viewer: Viewer,
): { source: SeenMessage | null; ends: SeenMessage | null } {
  const { caster, spell, until } = scene.now.effect
  const by = caster[i]
  const isSeen = by >= 0 && !isUnknown(scene, by, viewer)
  const source = isSeen
    ? seenOf('{spell} of {who}', { spell: { thing: spellOf(scene, by, spell[i]).name }, who: { who: scene.name(by) } })
    : null
  if (until[i] > 0) return { source, ends: seenOf('at the end of round {round}', { round: { number: until[i] } }) }
  const ends =
    by < 0 ? null : source === null ? seenOf('when the spell ends', {}) : seenOf('when {source} ends', { source })
  return { source, ends }
}

const HEALED = plain('when a healing of 6 or more takes it away')

/** Several wounds of one kind. */
const SEVERAL = {
  'slowing wound': '{count} slowing wounds',
  'weakening wound': '{count} weakening wounds',
  'disrupting wound': '{count} disrupting wounds',
  wound: '{count} wounds',
} as const satisfies Partial<Record<StateName, string>>

function wounds(scene: FreeHitsScene, row: number): State[] {
  const aims = woundsOf(scene, row).map((wound) => scene.now.wound.aim[wound])
  const losses = lossesOf(scene, row)
  const found: State[] = []
  const add = (
    called: keyof typeof SEVERAL,
    short: string,
    of: (aim: number) => boolean,
    words: SeenMessage | null,
    ends = HEALED,
  ) => {
    const count = aims.filter(of).length
    if (count === 0) return
    const name = count === 1 ? plain(called) : seenOf(SEVERAL[called], { count: { number: count } })
    found.push(known(called, short, { name, words: words ?? plain(STATES[called].lines[0]), ends }))
  }
  const less = changes([
    ['agility', -losses.agility],
    ['movement', -losses.movement],
  ])
  const slowed = less === null ? null : sentence(less)
  add('slowing wound', 'slw', (aim) => aim === SLOWING, slowed)
  const strength = { number: losses.strength }
  const weaker =
    losses.strength === 1
      ? seenOf('Strength -{strength}, and each turn has 1 Bonus Action less.', { strength })
      : seenOf('Strength -{strength}, and each turn has {count} Bonus Actions less.', { strength, count: strength })
  add('weakening wound', 'wkn', (aim) => aim === WEAKENING, weaker)
  const disrupted = seenOf('Accuracy -{accuracy}.', { accuracy: { number: losses.accuracy } })
  const over = seenOf('when a healing of 6 or more takes it away, or the battle is over', {})
  add('disrupting wound', 'dsr', (aim) => aim === DISRUPTING, disrupted, over)
  add('wound', 'wnd', (aim) => ![SLOWING, WEAKENING, DISRUPTING].includes(aim), null)
  return found
}

/** Spells that the unit casts or keeps. */
function magic(scene: FreeHitsScene, row: number): State[] {
  const found: State[] = []
  const casting = scene.now.combatant.casting[row]
  if (casting >= 0) {
    const { name, cast } = spellOf(scene, row, casting)
    const left = partsLeft(scene, row, casting).length
    const slots = { spell: { thing: name }, paid: { number: cast.length - left } }
    const words =
      cast.length === 1
        ? seenOf('They are casting {spell}: {paid} of 1 part paid.', slots)
        : seenOf('They are casting {spell}: {paid} of {parts} parts paid.', { ...slots, parts: { number: cast.length } })
    found.push(
      known('casting', 'cst', { tone: 'note', name: seenOf('casting {spell}', { spell: { thing: name } }), words }),
    )
  }
  const { caster, spell, on, lapsed } = scene.now.running
  for (let i = 0; i < scene.rows(RUNNING_TABLE); i++) {
    if (caster[i] !== row) continue
    const { name, upkeep } = spellOf(scene, row, spell[i])
    const isOff = on[i] === 0 || lapsed[i] === 1
    const due = upkeep === null ? null : seenOf(' Its upkeep is due at the start of each of its turns.', {})
    const kept = { thing: name }
    found.push(
      known('keeping a spell', 'kpt', {
        tone: 'note',
        name: seenOf(isOff ? 'keeping {spell} (off)' : 'keeping {spell}', { spell: kept }),
        words: seenOf(isOff ? '{spell} is turned off.{due}' : '{spell} goes on.{due}', { spell: kept, due }),
        ends: upkeep === null ? null : plain('when its upkeep is not paid'),
      }),
    )
  }
  return found
}

const DEBTS = [
  ['{amount} Attack Action', '{amount} Attack Actions'],
  ['{amount} Move Action', '{amount} Move Actions'],
  ['{amount} Bonus Action', '{amount} Bonus Actions'],
] as const

/** What it has prepared: boosts, having disengaged; what its next turn owes. */
function prepared(scene: FreeHitsScene, row: number): State[] {
  const { boostMelee, boostHit, boostDodge, disengaged, attackOwed, moveOwed, bonusOwed } = scene.now.combatant
  const found: State[] = []
  const boost = (called: StateName, short: string, by: number, ends: SeenMessage) => {
    if (by > 0)
      found.push(
        known(called, short, {
          tone: 'good',
          words: sentence(seenOf('{by}', { by: { number: by, signed: true } })),
          ends,
        }),
      )
  }
  if (disengaged[row] === 1) found.push(known('disengaged', 'dsg', { tone: 'good', ends: ROUND_ENDS }))
  boost('boost to hit', '+ht', boostHit[row], ROUND_ENDS)
  boost('boost to melee damage', '+dm', boostMelee[row], ROUND_ENDS)
  boost('boost to dodge', '+dg', boostDodge[row], plain('when their next turn comes'))
  const owed = [attackOwed[row], moveOwed[row], bonusOwed[row]]
  const list = DEBTS.flatMap(([one, more], i) => {
    const amount = owed[i] as number
    return amount > 0 ? [seenOf(amount === 1 ? one : more, { amount: { number: amount } })] : []
  })
  if (list.length > 0) {
    const words = seenOf('Their next turn is short of {actions}.', { actions: { list } })
    found.push(known('debt of actions', 'owe', { words, ends: plain('at the end of their next turn') }))
  }
  return found
}

/** How it gets about, and who does not detect it: that is known to its own side. */
function whereabouts(scene: FreeHitsScene, row: number, viewer: Viewer): State[] {
  const found: State[] = []
  const mode = MODES[scene.now.combatant.mode[row]]
  if (mode !== undefined && mode !== 'normal') found.push(known(mode, mode.slice(0, 3), { tone: 'note' }))
  const blind = undetectedBy(scene, row, viewer)
  if (blind.length > 0) {
    const words = seenOf('Not detected by {who}.', { who: { people: blind } })
    found.push(known('undetected', 'hid', { tone: 'good', words, ends: plain('when they attack, or are found') }))
  }
  return found
}

/** Names of the enemies that do not detect the unit, where the viewer may know: the referee's, and its own side's. */
function undetectedBy(scene: FreeHitsScene, row: number, viewer: Viewer): string[] {
  if (scene.now.fight.undetected[0] === 0) return []
  const { side } = scene.now.combatant
  const names: string[] = []
  let isOwn = viewer.referee
  for (let other = 0; other < scene.combatants; other++) {
    if (viewer.owns(other) && side[other] === side[row]) isOwn = true
    const isBlind = areEnemies(scene, other, row) && isIn(scene, other) && !detects(scene, other, row)
    if (isBlind && scene.knows(other) && !isUnknown(scene, other, viewer)) names.push(scene.name(other))
  }
  return isOwn ? names : []
}

function bonds(scene: FreeHitsScene, row: number, viewer: Viewer): State[] {
  const { summoner, thralled } = scene.now.combatant
  const by = summoner[row]
  if (by < 0 || isUnknown(scene, by, viewer)) return []
  const source = { who: scene.name(by) }
  return [
    thralled[row] === 1
      ? known('thrall', 'thr', {
          tone: 'note',
          source,
          words: seenOf('{who} has paid for them: they stay.', { who: source }),
        })
      : known('summoned', 'sum', { tone: 'note', source, ends: plain('when the battle ends') }),
  ]
}
