import type { About } from '@fray/kernel'
import type { Connection } from '@fray/live/client'
import { useEffect, useState } from 'react'
import { useWords } from '../words/words.ts'
import look from './settings.module.css'
import {
  askedBy,
  REACTION_SETTINGS,
  type ReactionSetting,
  type ReactionSettings,
  useReactionSettings,
} from './use-reaction-settings.ts'

/** What is done where one rule asks: a small choice, beside its question or in the settings. */
function RuleSetting({ label, rule, reactions }: { label: string; rule: string; reactions: ReactionSettings }) {
  const { settings: words, time } = useWords()
  return (
    <label className={look.ruleSetting}>
      <span>{label}</span>
      <select
        value={reactions.byRule[rule] ?? ''}
        onChange={({ target }) =>
          reactions.setRule(rule, target.value === '' ? null : (target.value as ReactionSetting))
        }
      >
        <option value="">{`${time.reactionsUsual}: ${words.reactionChoices[reactions.usual]}`}</option>
        {REACTION_SETTINGS.map((setting) => (
          <option key={setting} value={setting}>
            {words.reactionChoices[setting]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Beside a question: what is done when the same rule asks again. */
export function ReactionSettingHere({
  connection,
  rule,
  title,
}: {
  connection: Connection
  rule: string
  title: string
}) {
  const { time } = useWords()
  const reactions = useReactionSettings(connection, true)
  return <RuleSetting label={time.reactionSettingHere(title === '' ? rule : title)} rule={rule} reactions={reactions} />
}

/** In the settings: all rules that have asked the seat something, or for which it has an option. */
export function RuleSettings({ connection, reactions }: { connection: Connection; reactions: ReactionSettings }) {
  const { time } = useWords()
  const known = askedBy(connection)
  const rules = [...new Set([...known.keys(), ...Object.keys(reactions.byRule)])].sort()
  const titles = useTitles(connection, rules, known)
  return (
    <fieldset className={look.ruleSettings}>
      <legend>{time.reactions}</legend>
      {rules.length === 0 ? <p className={look.hint}>{time.reactionsEmpty}</p> : null}
      {rules.map((rule) => (
        <RuleSetting key={rule} label={titles.get(rule) ?? rule} rule={rule} reactions={reactions} />
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
