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

/** What an answer may lead to, and for whom: `Ada takes 1.5`, `Bob gets 4 back`. */
export function answerParts(
  { questions, percent, amount }: Words,
  { on, cost }: Chances,
): readonly { readonly who: string; readonly said: string; readonly isGain: boolean }[] {
  const people = [...(cost === null ? [] : [cost]), ...on].filter(({ loss, falls }) => loss !== 0 || falls > 0)
  return people
    .slice(0, 2)
    .flatMap(({ who, loss, falls }) => [
      ...(loss > 0 ? [{ who, said: questions.loses(who, amount(loss)), isGain: false }] : []),
      ...(loss < 0 ? [{ who, said: questions.regains(who, amount(-loss)), isGain: true }] : []),
      ...(falls > 0 ? [{ who, said: questions.falls(who, percent(falls)), isGain: false }] : []),
    ])
}

/** From so much on a difference is said: less may come of the dice that were tried. */
const LEAST_LOSS = 0.3
const LEAST_FALLS = 0.03

/** What an answer changes against letting it pass, the most first: `Ada takes 1.5 less`; `good` for the one who answers with these friends. */
export function changeParts(
  { questions, percent, amount }: Words,
  answer: Chances,
  passed: Chances,
  friends: ReadonlySet<string>,
): readonly { readonly said: string; readonly isGood: boolean }[] {
  const people = ({ cost, on }: Chances) =>
    new Map([...(cost === null ? [] : [cost]), ...on].map((one) => [one.who, one]))
  const [then, before] = [people(answer), people(passed)]
  return [...new Set([...then.keys(), ...before.keys()])]
    .map((who) => ({
      who,
      loss: (then.get(who)?.loss ?? 0) - (before.get(who)?.loss ?? 0),
      falls: (then.get(who)?.falls ?? 0) - (before.get(who)?.falls ?? 0),
    }))
    .filter(({ loss, falls }) => Math.abs(loss) >= LEAST_LOSS || Math.abs(falls) >= LEAST_FALLS)
    .sort((a, b) => Math.abs(b.loss) - Math.abs(a.loss))
    .slice(0, 2)
    .map(({ who, loss, falls }) => {
      const isMore = Math.abs(loss) >= LEAST_LOSS ? loss > 0 : falls > 0
      const parts = [
        ...(Math.abs(loss) >= LEAST_LOSS ? [questions.takes(who, amount(Math.abs(loss)), loss > 0)] : []),
        ...(Math.abs(falls) >= LEAST_FALLS ? [questions.drops(who, percent(Math.abs(falls)), falls > 0)] : []),
      ]
      return { said: parts.join(', '), isGood: isMore !== friends.has(who) }
    })
}

/** What of chances stands on a card: one number, what comes of it, and what it may cost. */
export interface Headline {
  /** From 0 to 1; null where nothing is rolled. */
  readonly chance: number | null
  readonly said: string
  /** What the number is the chance of. */
  readonly lead: string
  /** That somebody goes down, where that is likely; else what is dealt or given back. */
  readonly below: string
  /** What the one who acts may lose. */
  readonly cost: string
  /** Whether it may well go down. */
  readonly isGrave: boolean
}

/** From this chance on going down is a danger to the one who acts. */
const GRAVE = 0.1
/** From this chance on it is said that somebody goes down, instead of what is dealt. */
const LIKELY = 0.25

/** The chances of an action as they stand on its card. */
export function headline({ actions, percent, amount }: Words, { kind, hits, checks, on, cost }: Chances): Headline {
  const check = checks.find(({ made }) => made > 0)
  const chance = hits ?? (check === undefined ? null : check.passed / check.made)
  const most = on.reduce((sum, { loss }) => (Math.abs(loss) > Math.abs(sum) ? loss : sum), Math.min(0, cost?.loss ?? 0))
  const falls = Math.max(0, ...on.map((one) => one.falls))
  const below =
    falls >= LIKELY || (falls > 0 && most === 0)
      ? actions.fells(percent(falls))
      : most > 0
        ? actions.deals(amount(most))
        : most < 0
          ? actions.heals(amount(-most))
          : hits === null
            ? (check?.what ?? '')
            : ''
  const costs = cost === null || (cost.loss <= 0 && cost.falls <= 0) ? null : cost
  return {
    chance,
    said: chance === null ? '' : `${kind === 'about' ? '≈' : ''}${percent(chance)}`,
    lead: hits === null ? '' : actions.hits('').trim(),
    below,
    cost:
      costs === null
        ? ''
        : costs.falls > 0
          ? actions.fallsItself(percent(costs.falls))
          : actions.loses(amount(costs.loss)),
    isGrave: (costs?.falls ?? 0) >= GRAVE,
  }
}
