import {
  type Action,
  type AnyScene,
  actionsFor,
  type Column,
  type Command,
  type Message,
  type Question,
  REFEREE,
  type RuleOf,
  standing,
} from '@fray/kernel/rules'
import { refuse } from '../loading/refusal.ts'

/** What everyone who can fight declares at the start of a round, before anyone has a turn. */
export interface Declaring<S extends AnyScene> {
  readonly id: string
  readonly rule: RuleOf<S>
  readonly title: Message
  /** The column of the fight with the last round in which everyone has declared. */
  readonly round: Column
  /** The column of combatants with what they have declared: the position of the option. */
  readonly answer: Column
  /** All are asked at once, and nobody learns another's answer. */
  ask(scene: S, row: number): Question<RuleOf<S>>
  /** Called when everyone has answered. */
  declared?(scene: S, round: number): void
}

/**
 * The order by which everybody declares, and what a ruleset says of it: it is due by itself, and nobody acts before. `goOn` gives the first
 * turn of the round, which may hang on what was declared.
 */
export function declaring<S extends AnyScene>(
  own: Declaring<S>,
  canFight: (scene: S, row: number) => boolean,
  goOn: (scene: S) => void,
) {
  const isDue = (scene: S): boolean =>
    scene.now.fight.over[0] === 0 && scene.read(own.round, 0) < scene.now.fight.round[0]
  const order = actionsFor<S>().order({
    ...{ id: own.id, rule: own.rule, title: own.title, formal: true },
    check: (scene) => (isDue(scene) ? null : refuse(own.rule, 'Everybody has declared for this round.')),
    resolve(scene) {
      const rows = standing(scene, canFight)
      const answers = scene.askTogether(rows.map((row) => ({ ...own.ask(scene, row), secret: true })))
      for (const [i, row] of rows.entries()) scene.set(own.answer, row, answers[i] as number, own.rule)
      scene.set(own.round, 0, scene.now.fight.round[0], own.rule)
      own.declared?.(scene, scene.now.fight.round[0])
      goOn(scene)
    },
  })
  const command = order.make(REFEREE)
  return {
    isDue,
    order: order as Action<S, Command>,
    parts: {
      whoCanAct: (scene: S): number[] => (isDue(scene) || scene.now.fight.turn[0] < 0 ? [] : [scene.now.fight.turn[0]]),
      automaticStep: (scene: S): Command | null => (isDue(scene) ? command : null),
      implied: (scene: S, { actor }: Command): Command | null => (actor !== REFEREE && isDue(scene) ? command : null),
    },
  }
}
