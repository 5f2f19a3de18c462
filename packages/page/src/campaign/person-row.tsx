import type { CampaignTable } from '@fray/live/protocol/plain'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import type { FindPicture } from '../pictures/use-picture.ts'
import type { Say } from '../referee/seat-row.tsx'
import look from './campaign.module.css'
import { Portrait } from './portrait.tsx'
import { useCampaignWords } from './words.ts'

type Person = CampaignTable['people'][number]

/** Somebody of the campaign: whether they are here, whom they play; for the referee their link and their heroes. */
export function PersonRow({
  person,
  isYou,
  picture,
  note,
  tools,
}: {
  person: Person
  isYou: boolean
  picture: FindPicture
  /** What they have noted and let the referee read; '' for nothing. */
  note: string
  /** Null for everybody but the referee. */
  tools: { readonly say: Say /** Null where there are no links. */; readonly onLink: (() => void) | null } | null
}) {
  const words = useCampaignWords()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [heroes, setHeroes] = useState(person.heroes.join(', '))
  const [calledNow, setCalled] = useState(person.name)
  const isReferee = person.person === 'referee'
  const called = person.name === person.person ? '' : person.name
  const name = isReferee ? [called, words.referee].filter((one) => one !== '').join(', ') : person.name
  return (
    <li>
      <span className={look.dot} data-here={person.devices > 0} aria-hidden="true" />
      {Object.entries(person.portraits ?? {}).map(([who, name]) => (
        <Portrait key={who} who={who} name={name} find={picture} />
      ))}
      <span className={look.who}>
        <strong>{name}</strong>
        {isYou ? ` (${words.you})` : ''}
        <span className={look.faint}>
          {' '}
          {person.devices > 0 ? words.here : words.away}
          {isReferee ? '' : `, ${person.heroes.length === 0 ? words.noHeroes : words.plays(person.heroes)}`}
        </span>
      </span>
      {isReferee && tools !== null && tools.onLink !== null ? (
        <Button kind="quiet" onPress={tools.onLink}>
          {words.linkFor(words.referee)}
        </Button>
      ) : null}
      {note === '' ? null : (
        <p className={look.said}>
          <strong>{words.notesOf(name)}</strong>
          {`\n${note}`}
        </p>
      )}
      {tools === null || isReferee ? null : (
        <details
          className={look.more}
          onToggle={({ currentTarget }) => {
            setHeroes(person.heroes.join(', '))
            setCalled(person.name)
            setOpen(currentTarget.open)
            setAsked(false)
          }}
        >
          <summary>{tools.onLink === null ? words.toolsForHere(name) : words.toolsFor(name)}</summary>
          {isOpen ? (
            <div className={look.column}>
              <div className={look.row}>
                {tools.onLink === null ? null : <Button onPress={tools.onLink}>{words.linkFor(name)}</Button>}
                {isAsked ? null : <Button onPress={() => setAsked(true)}>{words.remove}</Button>}
              </div>
              {isAsked ? (
                <div className={look.row}>
                  <span role="alert">
                    {tools.onLink === null ? words.removeSureHere(name) : words.removeSure(name)}
                  </span>
                  <Button kind="danger" onPress={() => void tools.say({ do: 'remove-person', person: person.person })}>
                    {words.remove}
                  </Button>
                  <Button kind="quiet" onPress={() => setAsked(false)}>
                    {words.keep}
                  </Button>
                </div>
              ) : null}
              {tools.onLink === null ? (
                <label className={look.field}>
                  {words.called}
                  <input
                    className={look.input}
                    value={calledNow}
                    maxLength={60}
                    onChange={({ target }) => setCalled(target.value)}
                  />
                </label>
              ) : null}
              <label className={look.field}>
                {words.heroesOf(name)}
                <input className={look.input} value={heroes} onChange={({ target }) => setHeroes(target.value)} />
              </label>
              <p className={look.faint}>{words.heroesMeans}</p>
              <Button
                onPress={() =>
                  void tools.say({
                    do: 'person',
                    person: person.person,
                    ...(calledNow.trim() !== '' && { called: calledNow.trim() }),
                    heroes: heroes
                      .split(',')
                      .map((one) => one.trim())
                      .filter((one) => one !== ''),
                  })
                }
              >
                {words.set}
              </Button>
            </div>
          ) : null}
        </details>
      )}
    </li>
  )
}
