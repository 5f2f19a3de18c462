import { readLink } from '@fray/live/protocol/plain'
import { use, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Choices } from '../parts/choices.tsx'
import { late } from '../parts/late.ts'
import { goTo } from '../route.ts'
import { ruled, useWords } from '../words/words.ts'
import { nameAt } from './context.ts'
import look from './live.module.css'
import { forgetSeat, savedSeats } from './saved-seats.ts'
import { baseNow, mayStart, setHosting, useHosting } from './server.ts'
import { takeKey } from './take-key.ts'

const NewCampaign = late(() => import('../campaign/new-campaign.tsx'), 'NewCampaign')

const Phones = late(() => import('./phones.tsx'), 'Phones')

/** What a server adds to the first page: whether fights are begun there, the way in by a link, and its tables. */
export function AtServer(looks: { className: string; headClass: string }) {
  return (
    <>
      <Mode />
      <YourTables {...looks} />
    </>
  )
}

function Mode() {
  const { live: words } = useWords()
  const isHosting = useHosting()
  const may = use(mayStart())
  return (
    <div className={look.mode}>
      {may ? (
        <Choices
          label={words.mode.label}
          value={isHosting ? 'together' : 'alone'}
          options={[
            ['alone', words.mode.alone],
            ['together', words.mode.together],
          ]}
          onChange={(mode) => setHosting(mode === 'together')}
          hint={isHosting ? words.mode.togetherMeans : words.mode.aloneMeans}
        />
      ) : (
        <p>{words.mode.adminOnly}</p>
      )}
      <JoinByLink />
      <Phones />
      <NewCampaign isHere={!may} />
    </div>
  )
}

function JoinByLink() {
  const { live: words } = useWords()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState('')
  return (
    <form
      className={look.joinForm}
      onSubmit={(event) => {
        event.preventDefault()
        const link = readLink(text)
        if (link === null) setWrong(words.notALink)
        else if (link.base === baseNow()) takeKey(link.key)
        else location.assign(text.trim())
      }}
    >
      <label className={look.label} htmlFor="join-link">
        {words.joinByLink}
      </label>
      <div>
        <input
          id="join-link"
          className={look.input}
          value={text}
          placeholder={`${baseNow()}#/join/…`}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value)
            setWrong('')
          }}
        />
        <Button type="submit">{words.join}</Button>
      </div>
      <p className={wrong === '' ? look.faint : look.wrong} role="status">
        {wrong === '' ? words.joinLead : wrong}
      </p>
    </form>
  )
}

/** The tables of this server at which this browser has a seat. */
function YourTables({ className, headClass }: { className: string; headClass: string }) {
  const words = useWords()
  const [going, setGoing] = useState('')
  const [seats, setSeats] = useState(() => savedSeats().filter(({ seat }) => seat !== ''))
  if (seats.length === 0) return null
  return (
    <section className={className} aria-labelledby="your-tables">
      <div className={headClass}>
        <h2 id="your-tables">{words.live.yourTables}</h2>
      </div>
      <ul className={look.tables}>
        {seats.map(({ id, title, seat, changed }) => (
          <li key={id}>
            <div>
              <h3>{ruled(title)}</h3>
              <p className={look.faint}>
                {words.live.sitsAs(nameAt(undefined, seat))} · {words.day(changed)}
              </p>
            </div>
            <div className={look.buttons}>
              <Button onPress={() => goTo({ at: 'fight', id, as: 'table' })}>{words.live.enter}</Button>
              {going === id ? (
                <>
                  <span>{words.live.leaveSure}</span>
                  <Button
                    kind="danger"
                    onPress={() => {
                      forgetSeat(id)
                      setSeats(seats.filter((one) => one.id !== id))
                    }}
                  >
                    {words.live.leave}
                  </Button>
                  <Button onPress={() => setGoing('')}>{words.home.keep}</Button>
                </>
              ) : (
                <Button kind="quiet" onPress={() => setGoing(id)}>
                  {words.live.leave}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
