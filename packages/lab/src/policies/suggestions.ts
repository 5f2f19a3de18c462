import { type AnyRuleset, type AnyScene, type Command, checkAction, type Question, type Random } from '@fray/kernel'

/** How many commands to consider: per action, and in all. */
export interface Choosiness {
  readonly perAction: number
  readonly inAll: number
}

/** Whether two commands are the same. */
function isSameCommand(a: Command, b: Command): boolean {
  const first = a as Record<string, unknown>
  const second = b as Record<string, unknown>
  for (const key of Object.keys(first)) {
    const [x, y] = [first[key], second[key]]
    if (x === y) continue
    if (!Array.isArray(x) || !Array.isArray(y) || x.length !== y.length || x.some((one, i) => one !== y[i]))
      return false
  }
  return true
}

/** For whom suggestions are drawn. */
interface Suggested {
  readonly actor: number
  readonly random: Random
}

/**
 * Commands of the actor worth trying, `usual` first. For an action with many commands (a move to any of a hundred
 * squares) some are drawn; actions that need free text are left to people.
 */
export function suggestionsFor(
  rules: AnyRuleset,
  scene: AnyScene,
  usual: Command,
  { perAction, inAll }: Choosiness,
  { actor, random }: Suggested,
): Command[] {
  const found: Command[] = [usual]
  if (rules.mayCommand(scene, actor) !== null) return found
  const more: Command[][] = []
  for (const action of rules.actions.values()) {
    if (action.by === 'referee' || action.params.some((param) => param.kind === 'text' && !param.optional)) continue
    const legal: Command[] = []
    for (const command of action.suggest(scene, actor) as Iterable<Command>) {
      if (!isSameCommand(command, usual) && checkAction(rules, action, scene, command) === null) legal.push(command)
    }
    draw(legal, perAction, random)
    if (legal.length > 0) more.push(legal)
  }
  // One of each action in turn, so that no action crowds out the others.
  for (let i = 0; found.length < inAll && more.some((list) => list.length > i); i++) {
    for (const list of more) {
      const command = list[i]
      if (command !== undefined && found.length < inAll) found.push(command)
    }
  }
  return found
}

/** Keeps `count` random elements, in random order. */
function draw<T>(list: T[], count: number, random: Random): void {
  if (list.length <= count) return
  for (let i = 0; i < count; i++) {
    const at = i + random(list.length - i)
    const one = list[at]
    list[at] = list[i]
    list[i] = one
  }
  list.length = count
}

/** The possible answers to a question, at most `most`, `usual` first. */
export function answersTo(question: Question, usual: number, most: number, random: Random): number[] {
  if (question.kind === 'text' || most <= 1) return [usual]
  const found = [usual]
  const more: number[] = []
  if (question.kind === 'number') {
    const { min = usual, max = usual } = question
    for (const n of new Set([min, Math.round((min + max) / 2), max])) if (n !== usual) more.push(n)
  } else {
    question.options.forEach((option, i) => {
      if (i !== usual && option.refusal === undefined) more.push(i)
    })
  }
  draw(more, most - 1, random)
  return [...found, ...more]
}
