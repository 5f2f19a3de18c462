import type { Chances } from '@fray/seat'
import type { Words } from '../words/en.ts'

/** Chances in a few words: `hits 55% · fells 20% · takes 2.6`. */
export function chanceWords(words: Words, { kind, hits, withReactions, checks, on, cost }: Chances): string[] {
  const { actions, percent, amount } = words
  const about = kind === 'about' ? actions.about : ''
  const check = checks.find(({ made }) => made > 0)
  const [target] = on
  const parts: string[] = []
  const answered = withReactions === null ? null : percent(withReactions)
  if (hits !== null) parts.push(actions.hits(`${about}${percent(hits)}`))
  else if (check !== undefined) parts.push(`${check.what} ${about}${percent(check.passed / check.made)}`)
  if (hits !== null && answered !== null && answered !== percent(hits)) parts.push(actions.ifAnswered(answered))
  for (const { who, falls } of on.filter(({ falls: chance }) => chance > 0).slice(0, 2))
    parts.push(on.length === 1 ? actions.fells(percent(falls)) : actions.fellsWho(who, percent(falls)))
  if (target !== undefined && target.loss > 0) parts.push(actions.takes(amount(target.loss)))
  if (cost !== null && cost.loss > 0) parts.push(actions.costs(amount(cost.loss)))
  if (cost !== null && cost.falls > 0) parts.push(actions.fallsItself(percent(cost.falls)))
  return parts
}

/** What an answer may lead to, by name: `Ada loses 1.5`. */
export function answerWords({ questions, percent, amount }: Words, { on, cost }: Chances): string[] {
  const people = [...(cost === null ? [] : [cost]), ...on].filter(({ loss, falls }) => loss > 0 || falls > 0)
  return people
    .slice(0, 2)
    .flatMap(({ who, loss, falls }) => [
      ...(loss > 0 ? [questions.loses(who, amount(loss))] : []),
      ...(falls > 0 ? [questions.falls(who, percent(falls))] : []),
    ])
}
