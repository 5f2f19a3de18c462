import { capital, counted, listText, signed, type Tone, type Viewer } from '@fray/kernel/rules'
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
import { changes } from './said.ts'

/** Something that lies on a unit: for a badge, a line on its card, and an explanation. */
export interface State {
  readonly name: string
  /** What it is called where it is explained. */
  readonly called: string
  readonly short: string
  readonly tone: Tone
  readonly source: string
  readonly ends: string
  readonly words: string
}

interface Ways {
  readonly tone?: Tone
  readonly name?: string
  readonly source?: string
  readonly ends?: string
  readonly words?: string
}

/** A state that the rules know; what it means is said by them. */
const known = (called: StateName, short: string, ways: Ways = {}): State => ({
  name: called,
  called,
  short,
  tone: 'bad',
  source: '',
  ends: '',
  words: STATES[called].lines[0],
  ...ways,
})

const ROUND_ENDS = 'at the end of the round'

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
  if (prone[row] === 1) found.push(known('prone', 'prn', { ends: 'when it gets up' }))
  if (isFlatFooted(scene, row)) found.push(known('flat-footed', 'ff'))
  if (isSick(scene, row)) {
    const behind = sickBehind[row]
    const isNamed = behind >= 0 && !isUnknown(scene, behind, viewer)
    const when = isNamed ? `after the turn of ${scene.name(behind)}` : 'when the turn of its summoner comes'
    const ends = `in round ${sickUntil[row]}, ${when}`
    found.push(known('just summoned', 'new', { ends, source: summoner[row] < 0 ? '' : scene.name(summoner[row]) }))
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
    const changed = changes([
      ['Accuracy', effect.accuracy[i]],
      ['Agility', effect.agility[i]],
      ['Strength', effect.strength[i]],
      ['movement', effect.movement[i]],
      ['free hits', effect.slots[i]],
      ['armor', effect.guard[i]],
    ])
    if (condition !== undefined) {
      const { name, accuracy, agility, strength, movement } = condition
      const worse = condition.flatFooted || condition.cannotAct || condition.held
      const isGood = !worse && accuracy + agility + strength + movement > 0
      const words = conditionLines(condition).join(' ')
      found.push({ name, called: name, short: shortOf(name), tone: isGood ? 'good' : 'bad', source, ends, words })
    } else if (changed !== '') {
      const name = source === '' ? changed : (source.split(' of ')[0] ?? changed)
      const tone = changed.includes('-') ? 'bad' : 'good'
      found.push({ name, called: name, short: shortOf(name), tone, source, ends, words: `${capital(changed)}.` })
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
function whence(scene: FreeHitsScene, i: number, viewer: Viewer): { source: string; ends: string } {
  const { caster, spell, until } = scene.now.effect
  const by = caster[i]
  const isSeen = by >= 0 && !isUnknown(scene, by, viewer)
  const source = isSeen ? `${spellOf(scene, by, spell[i]).name} of ${scene.name(by)}` : ''
  if (until[i] > 0) return { source, ends: `at the end of round ${until[i]}` }
  return { source, ends: by < 0 ? '' : source === '' ? 'when the spell ends' : `when ${source} ends` }
}

const HEALED = 'when a healing of 6 or more takes it away'

function wounds(scene: FreeHitsScene, row: number): State[] {
  const aims = woundsOf(scene, row).map((wound) => scene.now.wound.aim[wound])
  const losses = lossesOf(scene, row)
  const found: State[] = []
  const add = (called: StateName, short: string, of: (aim: number) => boolean, words: string, ends = HEALED) => {
    const count = aims.filter(of).length
    if (count === 0) return
    const name = count === 1 ? called : `${count} ${called}s`
    found.push(known(called, short, { name, words: words === '' ? STATES[called].lines[0] : `${words}.`, ends }))
  }
  const slowed = changes([
    ['Agility', -losses.agility],
    ['movement', -losses.movement],
  ])
  add('slowing wound', 'slw', (aim) => aim === SLOWING, slowed)
  const weaker = `Strength -${losses.strength}, and each turn has ${counted(losses.strength, 'Bonus Action')} less`
  add('weakening wound', 'wkn', (aim) => aim === WEAKENING, weaker)
  const disrupted = `Accuracy -${losses.accuracy}`
  add('disrupting wound', 'dsr', (aim) => aim === DISRUPTING, disrupted, `${HEALED}, or the battle is over`)
  add('wound', 'wnd', (aim) => ![SLOWING, WEAKENING, DISRUPTING].includes(aim), '')
  return found
}

/** Spells that the unit casts or keeps. */
function magic(scene: FreeHitsScene, row: number): State[] {
  const found: State[] = []
  const casting = scene.now.combatant.casting[row]
  if (casting >= 0) {
    const { name, cast } = spellOf(scene, row, casting)
    const left = partsLeft(scene, row, casting).length
    const words = `It is casting ${name}: ${cast.length - left} of ${counted(cast.length, 'part')} paid.`
    found.push(known('casting', 'cst', { tone: 'note', name: `casting ${name}`, words }))
  }
  const { caster, spell, on, lapsed } = scene.now.running
  for (let i = 0; i < scene.rows(RUNNING_TABLE); i++) {
    if (caster[i] !== row) continue
    const { name, upkeep } = spellOf(scene, row, spell[i])
    const isOff = on[i] === 0 || lapsed[i] === 1
    const due = upkeep === null ? '' : ' Its upkeep is due at the start of each of its turns.'
    found.push(
      known('keeping a spell', 'kpt', {
        tone: 'note',
        name: `keeping ${name}${isOff ? ' (off)' : ''}`,
        words: `${name} ${isOff ? 'is turned off' : 'goes on'}.${due}`,
        ends: upkeep === null ? '' : 'when its upkeep is not paid',
      }),
    )
  }
  return found
}

const DEBTS = ['Attack Action', 'Move Action', 'Bonus Action'] as const

/** What it has prepared: boosts, having disengaged; what its next turn owes. */
function prepared(scene: FreeHitsScene, row: number): State[] {
  const { boostMelee, boostHit, boostDodge, disengaged, attackOwed, moveOwed, bonusOwed } = scene.now.combatant
  const found: State[] = []
  const boost = (called: StateName, short: string, by: number, ends: string) => {
    if (by > 0) found.push(known(called, short, { tone: 'good', words: `${signed(by)}.`, ends }))
  }
  if (disengaged[row] === 1) found.push(known('disengaged', 'dsg', { tone: 'good', ends: ROUND_ENDS }))
  boost('boost to hit', '+ht', boostHit[row], ROUND_ENDS)
  boost('boost to melee damage', '+dm', boostMelee[row], ROUND_ENDS)
  boost('boost to dodge', '+dg', boostDodge[row], 'when its next turn comes')
  const owed = [attackOwed[row], moveOwed[row], bonusOwed[row]]
  const due = DEBTS.flatMap((kind, i) => ((owed[i] as number) > 0 ? [counted(owed[i] as number, kind)] : []))
  if (due.length > 0) {
    const words = `Its next turn is short of ${listText(due)}.`
    found.push(known('debt of actions', 'owe', { words, ends: 'at the end of its next turn' }))
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
    const words = `Not detected by ${listText(blind)}.`
    found.push(known('undetected', 'hid', { tone: 'good', words, ends: 'when it attacks, or is found' }))
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
  const source = scene.name(by)
  return [
    thralled[row] === 1
      ? known('thrall', 'thr', { tone: 'note', source, words: `${source} has paid for it: it stays.` })
      : known('summoned', 'sum', { tone: 'note', source, ends: 'when the battle ends' }),
  ]
}
