import type { CampaignTable } from '@fray/live/protocol/plain'
import { useEffect, useId, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { OnOff } from '../parts/choices.tsx'
import { useTyped } from '../parts/use-typed.ts'
import type { Say } from '../referee/seat-row.tsx'
import { ruled, rulesInNow } from '../words/words.ts'
import look from './campaign.module.css'
import type { CampaignWords } from './en.ts'
import { useCampaignWords } from './words.ts'

/** What goes along for each hero, and how the referee changes it with a reason. Nothing before the first fight was left. */
export function HeroesState({
  campaign,
  say: onSay,
  fresh,
  onFresh,
}: {
  campaign: CampaignTable
  say: Say
  /** Whether the next fight begins without what goes along. */
  fresh: boolean
  onFresh: (fresh: boolean) => void
}) {
  const words = useCampaignWords()
  const say = useFieldWords(words, campaign.referee?.heroesOf)
  const id = useId()
  const heroes = campaign.referee?.heroes ?? []
  const [who, setWho] = useState('')
  const [field, setField] = useState('')
  const to = useTyped()
  const because = useTyped()
  if (heroes.length === 0) return null
  const chosen = heroes.find((one) => one.who === who) ?? heroes[0]
  const fields = Object.keys(chosen?.goesAlong ?? {})
  const value = field === '' ? (fields[0] ?? '') : field
  return (
    <section className={look.part} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{words.state}</h2>
      <p className={look.faint}>{words.stateMeans}</p>
      <OnOff label={words.fresh} value={fresh} onChange={onFresh} />
      <ul className={look.list}>
        {heroes.map((one) => (
          <li key={one.who}>
            <strong>{one.who}</strong>
            <span>{factsOf(one.goesAlong, words, say).join(', ') || words.nothing}</span>
          </li>
        ))}
      </ul>
      <form
        className={look.row}
        onSubmit={async (event) => {
          event.preventDefault()
          const of = { who: chosen?.who ?? '', field: value }
          const taken = onSay({ do: 'set-hero', ...of, to: readValue(to.text), because: because.text })
          await Promise.all([to.sent(taken), because.sent(taken)])
        }}
      >
        <label className={look.field}>
          {words.who}
          <select className={look.input} value={chosen?.who} onChange={({ target }) => setWho(target.value)}>
            {heroes.map((one) => (
              <option key={one.who}>{one.who}</option>
            ))}
          </select>
        </label>
        <label className={look.field}>
          {words.what}
          <input
            className={look.input}
            list={`${id}-fields`}
            value={value}
            required
            onChange={({ target }) => setField(target.value)}
          />
          <datalist id={`${id}-fields`}>
            {fields.map((name) => (
              <option key={name} value={name}>
                {say(inWords(name))}
              </option>
            ))}
          </datalist>
        </label>
        <label className={look.field}>
          {words.to}
          <input className={look.input} {...to.field} />
        </label>
        <label className={look.field}>
          {words.why}
          <input className={look.input} {...because.field} maxLength={200} required />
        </label>
        <Button type="submit">{words.set}</Button>
      </form>
    </section>
  )
}

type SayWord = (english: string) => string

/** What says the names of fields of a game, and words that may stand in them, in the language of the page. */
function useFieldWords(words: CampaignWords, ruleset: string | undefined): SayWord {
  const [say, setSay] = useState<SayWord>(() => ruled)
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are others when the page speaks another language.
  useEffect(() => {
    let isWanted = true
    const rules = rulesInNow()
    if (rules === null) setSay(() => ruled)
    else
      rules.fieldWords(ruleset).then(
        (field) => {
          const both: SayWord = (english) => (field(english) === english ? ruled(english) : field(english))
          if (isWanted) setSay(() => both)
        },
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [words, ruleset])
  return say
}

/** What goes along in short: lists by the names of what is in them, and nothing that is empty. */
const factsOf = (fields: Readonly<Record<string, unknown>>, words: CampaignWords, say: SayWord): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const said = inShort(value, words, say)
    return said === '' || said === '0/0' ? [] : [`${say(inWords(name))} ${said}`]
  })

/** The name of a field as people read it. */
const inWords = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function inShort(value: unknown, words: CampaignWords, say: SayWord): string {
  if (Array.isArray(value))
    return value
      .map((one) => inShort(one, words, say))
      .filter((one) => one !== '')
      .join(' + ')
  if (typeof value === 'object' && value !== null) {
    const { name, from } = value as { readonly name?: unknown; readonly from?: unknown }
    const { used } = value as { readonly used?: unknown }
    const called = typeof name === 'string' ? wordOf(name, say) : typeof from === 'string' ? wordOf(from, say) : null
    if (called !== null) return used === true ? `${called} (${words.used})` : called
    // Nothing is said of what is zero, as of attributes that nothing has damaged.
    return Object.entries(value)
      .filter(([, one]) => one !== 0)
      .map(([key, one]) => `${say(inWords(key))} ${inShort(one, words, say)}`)
      .join(' ')
  }
  return value === false || value === null ? '' : typeof value === 'string' ? wordOf(value, say) : String(value)
}

/** A word of a field: languages have `mortally injured` where files have `mortally-injured`. */
function wordOf(word: string, say: SayWord): string {
  const apart = word.replaceAll('-', ' ')
  return say(word) !== word || say(apart) === apart ? say(word) : say(apart)
}

/** A number where it is one; nothing forgets the value; lists and maps as JSON. */
function readValue(text: string): string | number | null {
  const said = text.trim()
  if (said === '') return null
  return /^-?\d+$/.test(said) ? Number(said) : said
}
