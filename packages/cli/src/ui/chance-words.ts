import type { Chances, CombatantChances } from '@fray/seat'
import { it, own, put } from '../io/language.ts'
import { mean, percent } from './chance.ts'

/** Chances in a few words, for the end of a line: `hits 55%, fells Gob 20%, takes 2.6, may cost 1.2`; `~` before what is only about so. */
export function chanceWords({ kind, hits, withReactions, checks, on, cost }: Chances): string {
  const about = kind === 'about' ? '~' : ''
  const [target] = on
  const check = checks.find(({ made }) => made > 0)
  const words = [
    hits === null
      ? ''
      : `${put('hits {chance}', { chance: it(`${about}${percent(hits)}`) })}${answeredWords(hits, withReactions)}`,
    hits === null && check !== undefined ? `${check.what} ${about}${percent(check.passed / check.made)}` : '',
    ...on
      .filter(({ falls }) => falls > 0)
      .map(({ who, falls }) =>
        on.length === 1
          ? put('drops {chance}', { chance: it(percent(falls)) })
          : put('drops {who} {chance}', { who: { who }, chance: it(percent(falls)) }),
      )
      .slice(0, 2),
    target !== undefined && target.loss > 0 ? put('deals {amount}', { amount: it(mean(target.loss)) }) : '',
    costWords(cost),
  ]
  return words.filter((one) => one !== '').join(', ')
}

/** The same for an answer to a question, by name: `Ada loses 1.5, Gob falls 20%`. */
export function answerWords({ kind, on, cost }: Chances): string {
  const about = kind === 'about' ? '~' : ''
  const people = [...(cost === null ? [] : [cost]), ...on].filter(({ loss, falls }) => loss > 0 || falls > 0)
  return people
    .slice(0, 2)
    .map(({ who, loss, falls }) => {
      const parts = [
        loss > 0 ? put('takes {amount}', { amount: it(`${about}${mean(loss)}`) }) : '',
        falls > 0 ? put('goes down {chance}', { chance: it(`${about}${percent(falls)}`) }) : '',
      ]
      return `${who} ${parts.filter((part) => part !== '').join(put(' and ', {}))}`
    })
    .join(', ')
}

/** What others make of the chance to hit where they react; '' where the figures are the same. */
function answeredWords(hits: number, withReactions: number | null): string {
  if (withReactions === null || percent(withReactions) === percent(hits)) return ''
  return put(' ({chance} with reactions)', { chance: it(percent(withReactions)) })
}

function costWords(cost: CombatantChances | null): string {
  if (cost === null || (cost.falls === 0 && cost.loss <= 0)) return ''
  const falls = cost.falls > 0 ? put(', go down {chance}', { chance: it(percent(cost.falls)) }) : ''
  return `${put('may take {amount}', { amount: it(mean(Math.max(0, cost.loss))) })}${falls}`
}

/** All of it, a line for each thing. */
export function chanceLines(chances: Chances): string[] {
  const { kind, hits, withReactions, special, checks, on, cost } = chances
  const person = ({ who, falls, hurt, loss, injured, may }: CombatantChances): string => {
    const parts = [
      hurt > 0 ? put('hurt {chance}', { chance: it(percent(hurt)) }) : '',
      loss === 0
        ? ''
        : loss > 0
          ? put('takes {amount} on average', { amount: it(mean(loss)) })
          : put('gains {amount} on average', { amount: it(mean(-loss)) }),
      falls > 0 ? put('goes down {chance}', { chance: it(percent(falls)) }) : '',
      injured > 0 ? put('injured {chance}', { chance: it(percent(injured)) }) : '',
      ...may.filter(({ chance }) => chance > 0).map((one) => `${one.words} ${percent(one.chance)}`),
    ]
    return `${who}: ${parts.filter((part) => part !== '').join(', ') || own('nothing changes')}.`
  }
  return [
    own(kind === 'exact' ? 'Exactly:' : 'About:'),
    ...(hits === null
      ? []
      : [`${put('hits {chance}', { chance: it(percent(hits)) })}${answeredWords(hits, withReactions)}.`]),
    ...special.map(({ words, chance }) => `${words}: ${percent(chance)}.`),
    ...checks.map(({ who, what, made, passed, rule }) =>
      put('{who}, {what}: made {made}, passes {passed}. [{rule}]', {
        ...{ who: { who }, what: it(what), made: it(percent(made)), passed: it(percent(passed)), rule: it(rule) },
      }),
    ),
    ...on.map(person),
    ...(cost === null ? [] : [put('On the way, {what}', { what: it(person(cost)) })]),
  ]
}
