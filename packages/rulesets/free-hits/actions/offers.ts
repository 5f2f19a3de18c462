import {
  type Command,
  type Message,
  type Option,
  person,
  plainly,
  type Question,
  type Slot,
  say,
  squareName,
  type Who,
} from '@fray/kernel/rules'
import { aimSlot, payment, thingSlot } from '../event-fields.ts'
import { isUsable, itemsOf, rangeWith } from '../rules/gear.ts'
import { lineOf } from '../rules/line.ts'
import { nearestEnemy, spacesBetween } from '../rules/space.ts'
import { settleTurn } from '../rules/turns.ts'
import { actorNow, areEnemies, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { BATTLE, C, F, OUTSIDE } from '../tables.ts'
import { AIMS, NO_AIM } from '../words.ts'
import type { AnyAction } from './define.ts'
import { attack, cannotOpen } from './fight.ts'
import { cast } from './magic.ts'
import { PAYMENTS } from './paying.ts'
import { standUp } from './standing.ts'

/** The offer of what a unit may command now although nobody waits for its command. The words are made when somebody reads them. */
export class CommandOffer implements Question {
  readonly kind = 'choice'
  readonly preset = 1
  readonly decline = 0
  readonly reaction = true
  readonly quiet = true
  readonly rule: 'opening-attack' | 'stand-up-out-of-turn'
  readonly to: number
  readonly moment: string
  /** What is offered, from the second option on. */
  readonly commands: readonly Command[]
  private readonly scene: FreeHitsScene
  private made: readonly Option[] | null = null

  constructor(scene: FreeHitsScene, to: number, rule: CommandOffer['rule'], commands: readonly Command[]) {
    this.scene = scene
    this.to = to
    this.rule = rule
    this.moment = rule === 'opening-attack' ? 'opening' : 'lying'
    this.commands = commands
  }

  get prompt(): Message {
    const slots = { who: person(this.to) }
    return this.rule === 'opening-attack'
      ? say('The battle is about to start. Does {who} open it by attacking, and stand last in the line?', slots)
      : say('{who} is on the ground. Do they get up now, at the cost of an action of their next turn?', slots)
  }

  get options(): readonly Option[] {
    this.made ??= [DECLINE, ...this.commands.map((one) => optionFor(this.scene, one))]
    return this.made
  }
}

const DECLINE: Option = { value: 'decline', label: plainly('decline') }

/** What pays for getting up; on whom or where an attack goes, with what, and the aim. */
function wordsFor(scene: FreeHitsScene, command: Command): string {
  if (standUp.is(command)) return PAYMENTS[command.pay]
  const on = (target: Who, at: number, what: string, aim: number): string => {
    const where = target >= 0 ? scene.name(target) : squareName(scene.setup.grid, at)
    return aim > NO_AIM ? `${where} ${what} ${AIMS[aim]}` : `${where} ${what}`
  }
  if (attack.is(command)) return on(command.target, -1, scene.kind(command.weapon).name, command.aim)
  if (!cast.is(command)) return command.action
  const { actor, target, at, spell, aim } = command
  return on(target, at, scene.unit(actor).sheet.spells[spell].name, aim)
}

/** The same as people read it in a list, under at whom it goes, else under what is cast at a space. */
function optionFor(scene: FreeHitsScene, command: Command): Option {
  const value = wordsFor(scene, command)
  const aimed = (aim: number): Slot | null => (aim > NO_AIM ? say(', aimed: {aim}', { aim: aimSlot(aim) }) : null)
  if (attack.is(command)) {
    const target = person(command.target)
    const slots = { target, weapon: thingSlot(scene, command.weapon), aimed: aimed(command.aim) }
    const label = say('attack {target} with the {weapon}{aimed}', slots)
    return { value, label, under: say('{target}', { target }) }
  }
  if (standUp.is(command)) {
    return {
      value,
      label: say('get up, for {payment} of their next turn', { payment: payment(PAYMENTS[command.pay]) }),
    }
  }
  if (!cast.is(command)) return { value, label: { key: command.action, slots: {} } }
  const { actor, target, at, spell, aim } = command
  const { name, mp } = scene.unit(actor).sheet.spells[spell]
  const slots = {
    spell: { thing: name },
    target: target >= 0 ? person(target) : { thing: squareName(scene.setup.grid, at) },
    aimed: aimed(aim),
    price: mp > 0 ? say(', for {mp} MP', { mp: { number: mp } }) : null,
  }
  return {
    value,
    label: say('cast {spell} on {target}{aimed}{price}', slots),
    under: target >= 0 ? say('{target}', slots) : say('{spell}', slots),
  }
}

/** Asks whether the unit does one of the things that it may command now, and does it. */
function offer(scene: FreeHitsScene, to: number, rule: CommandOffer['rule'], actions: readonly AnyAction[]): void {
  const commands: Command[] = []
  for (const action of actions) {
    for (const command of action.suggest(scene, to)) if (action.check(scene, command) === null) commands.push(command)
  }
  if (commands.length === 0) return
  const command = commands[scene.ask(new CommandOffer(scene, to, rule, commands)) - 1]
  if (command !== undefined) actions.find(({ id }) => id === command.action)?.resolve(scene, command)
}

/**
 * Before the battle starts, no matter who gets at an enemy is asked in roster order whether it opens it by attacking: those whom
 * the referee lets open, if any are named, else everybody until one does.
 */
export function offerOpening(scene: FreeHitsScene): void {
  const { opener } = scene.now.combatant
  let named = false
  for (let row = 0; row < scene.combatants; row++) named ||= opener[row] === 1
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.fight.phase[0] !== OUTSIDE) return
    if (!isIn(scene, row) || (named && opener[row] === 0)) continue
    if (cannotOpen(scene, row) === null && isInReach(scene, row)) offer(scene, row, 'opening-attack', OPENING)
    // The one who has been asked and would not is in nobody's way any more.
    scene.set(C.opener, row, 0, 'opening-attack')
  }
}

/** Whether the unit might get at an enemy: a glance, before all its attacks are looked at. */
function isInReach(scene: FreeHitsScene, row: Who): boolean {
  let most = 0
  for (const item of itemsOf(scene, row)) {
    if (isUsable(scene, row, item)) most = Math.max(most, rangeWith(scene, row, item))
  }
  for (const spell of scene.unit(row).sheet.spells) if (spell.attack) most = Math.max(most, spell.range)
  if (most === 0) return false
  const enemy = nearestEnemy(scene, row)
  return enemy >= 0 && spacesBetween(scene, row, enemy) <= most
}

/**
 * What happens after each command. One that lies on the ground is then asked whether it gets up out of turn: when it has
 * been knocked down, and when an enemy's turn comes.
 */
export function settleFight(scene: FreeHitsScene): void {
  settleTurn(scene)
  if (scene.now.fight.fallen[0] === 0) return
  scene.set(F.fallen, 0, 0, 'stand-up-moment')
  const actor = actorNow(scene)
  if (scene.now.fight.phase[0] !== BATTLE || actor < 0) return
  for (const row of lineOf(scene)) {
    if (scene.now.combatant.prone[row] === 0 || !isIn(scene, row) || !areEnemies(scene, row, actor)) continue
    offer(scene, row, 'stand-up-out-of-turn', RISING)
  }
}

const OPENING = [attack, cast]
const RISING = [standUp]
