import type { Connection } from '@fray/client'
import type { About } from '@fray/kernel'
import { useEffect, useState } from 'react'
import { useWords } from '../words/words.ts'
import look from './settings.module.css'
import { askedBy, useWishes, type Wish, type Wishes } from './use-wishes.ts'

/** What is done where one rule asks: a small choice, beside its question or in the settings. */
function RuleWish({ label, rule, wishes }: { label: string; rule: string; wishes: Wishes }) {
  const { settings: words, time } = useWords()
  return (
    <label className={look.ruleWish}>
      <span>{label}</span>
      <select
        value={wishes.byRule[rule] ?? ''}
        onChange={({ target }) => wishes.setRule(rule, target.value === '' ? null : (target.value as Wish))}
      >
        <option value="">{`${time.wishUsual}: ${words.wishes[wishes.usual]}`}</option>
        {(['ask', 'auto', 'never'] as const).map((wish) => (
          <option key={wish} value={wish}>
            {words.wishes[wish]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Beside a question: what is done when the same rule asks again. */
export function WishHere({ connection, rule, title }: { connection: Connection; rule: string; title: string }) {
  const { time } = useWords()
  const wishes = useWishes(connection, true)
  return <RuleWish label={time.wishHere(title === '' ? rule : title)} rule={rule} wishes={wishes} />
}

/** In the settings: all rules that have asked the seat something, or for which it has a wish. */
export function RuleWishes({ connection, wishes }: { connection: Connection; wishes: Wishes }) {
  const { time } = useWords()
  const known = askedBy(connection)
  const rules = [...new Set([...known.keys(), ...Object.keys(wishes.byRule)])].sort()
  const titles = useTitles(connection, rules, known)
  return (
    <fieldset className={look.ruleWishes}>
      <legend>{time.wishes}</legend>
      {rules.length === 0 ? <p className={look.hint}>{time.wishesEmpty}</p> : null}
      {rules.map((rule) => (
        <RuleWish key={rule} label={titles.get(rule) ?? rule} rule={rule} wishes={wishes} />
      ))}
    </fieldset>
  )
}

/** What the rules are called; of those that have not asked on this page it is looked up. */
function useTitles(
  connection: Connection,
  rules: readonly string[],
  known: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map())
  const missing = rules.filter((rule) => !known.has(rule)).join('\n')
  useEffect(() => {
    if (missing === '') return
    let isWanted = true
    const asked = missing.split('\n').map(async (rule): Promise<readonly [string, string]> => {
      const about = (await connection.ask({ do: 'about', kind: 'rule', name: rule })) as About | null
      return [rule, about?.title ?? rule]
    })
    Promise.all(asked).then(
      (titles) => isWanted && setFound(new Map(titles)),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [connection, missing])
  return new Map([...found, ...known])
}
