import { type Command, type Option, type Question, squareName, type Who } from '@fray/kernel/rules'
import { PAID_WORDS } from '../event-fields.ts'
import { isUsable, itemsOf, rangeWith } from '../rules/gear.ts'
import { lineOf } from '../rules/line.ts'
import { nearestEnemy, spacesBetween } from '../rules/space.ts'
import { settleTurn } from '../rules/turns.ts'
import { actorNow, areEnemies, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { BATTLE, C, F, OUTSIDE } from '../tables.ts'
import { AIMS, aimWords, NO_AIM } from '../words.ts'
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
  readonly prompt: string
  readonly about: readonly number[]
  /** What is offered, from the second option on. */
  readonly commands: readonly Command[]
  private readonly scene: FreeHitsScene
  private made: readonly Option[] | null = null

  constructor(scene: FreeHitsScene, to: number, rule: CommandOffer['rule'], commands: readonly Command[]) {
    this.scene = scene
    this.to = to
    this.rule = rule
    this.moment = rule === 'opening-attack' ? 'opening' : 'lying'
    this.prompt = PROMPTS[rule]
    this.about = [to]
    this.commands = commands
  }

  get options(): readonly Option[] {
    this.made ??= [
      { value: 'decline', label: 'decline' },
      ...this.commands.map((one) => ({
        value: wordsFor(this.scene, one),
        label: labelFor(this.scene, one),
        under: underFor(this.scene, one),
      })),
    ]
    return this.made
  }
}

const PROMPTS = {
  'opening-attack': 'The battle is about to start. Does {0} open it by attacking, and stand last in the line?',
  'stand-up-out-of-turn': '{0} is on the ground. Do they get up now, at the cost of an action of their next turn?',
} as const

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

/** The same as people read it in a list. */
function labelFor(scene: FreeHitsScene, command: Command): string {
  const aimed = (aim: number): string => (aim > NO_AIM ? `, aimed: ${aimWords(AIMS[aim])}` : '')
  if (attack.is(command)) {
    return `attack ${scene.name(command.target)} with the ${scene.kind(command.weapon).name}${aimed(command.aim)}`
  }
  if (standUp.is(command)) return `get up, for ${PAID_WORDS[PAYMENTS[command.pay]]} of their next turn`
  if (!cast.is(command)) return wordsFor(scene, command)
  const { actor, target, at, spell, aim } = command
  const on = target >= 0 ? scene.name(target) : squareName(scene.setup.grid, at)
  const { name, mp } = scene.unit(actor).sheet.spells[spell]
  return `cast ${name} on ${on}${aimed(aim)}${mp > 0 ? `, for ${mp} MP` : ''}`
}

/** At whom it goes, else with what it is cast at a space. */
function underFor(scene: FreeHitsScene, command: Command): string {
  if (attack.is(command)) return scene.name(command.target)
  if (!cast.is(command)) return ''
  const { actor, target, spell } = command
  return target >= 0 ? scene.name(target) : scene.unit(actor).sheet.spells[spell].name
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
