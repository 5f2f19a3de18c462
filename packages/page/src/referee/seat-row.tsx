import type { Connection, Snapshot } from '@fray/live/client'
import type { Presence } from '@fray/live/protocol/plain'
import { useState } from 'react'
import { nameAt } from '../live/context.ts'
import { Button } from '../parts/button.tsx'
import { Eye, Link2 } from '../signs/index.ts'
import { useWords } from '../words/words.ts'
import { type Invitation, InviteLink } from './invite.tsx'
import look from './referee.module.css'

/** The computer player that is put to a seat: every game has it. */
const COMPUTER = 'aggressive'
/** Seconds for which a seat may be empty before somebody else answers for it, where the referee wants that. */
const AWAY = 60

/** Says something about seats; whether it was done. */
export type Say = (message: Parameters<Connection['ask']>[0]) => Promise<boolean>

/** One seat: who sits there, whether they are here, who answers for it; for the referee, what can be done. */
export function SeatRow({
  sitting: { seat, name, role, devices, by },
  snapshot,
  invitation,
  say,
  onInvite,
  onSeeAs,
  isAlone,
}: {
  sitting: Presence['seats'][number]
  snapshot: Snapshot
  invitation: Invitation | null
  say: Say
  onInvite: () => void
  onSeeAs: () => void
  /** Whether all seats are at this page. */
  isAlone: boolean
}) {
  const { live: words } = useWords()
  const isReferee = snapshot.seat?.role === 'referee'
  const isMine = snapshot.seat?.id === seat
  const isDeciding = snapshot.waits?.seats.includes(seat) === true && !snapshot.table?.fight.over
  const called = role === 'spectator' ? words.roles.spectator : nameAt(snapshot, seat)
  // In a campaign links are people's: a seat that is nobody's is for whoever comes by the open one.
  const isInvitable = role === 'spectator' || (snapshot.campaign?.people.some(({ person }) => person === seat) ?? true)
  const combatants = (snapshot.table?.cards ?? []).filter((card) => card.seat === seat).map(({ who }) => who)
  return (
    <li className={look.seat}>
      <div className={look.seatHead}>
        <span className={look.dot} data-here={devices > 0} aria-hidden="true" />
        <div className={look.who}>
          <h3>
            {called} {isMine ? <span className={look.faint}>({words.you})</span> : null}
          </h3>
          <p className={look.faint}>
            {[
              role === 'player' && name !== seat ? nameAt(undefined, seat) : '',
              isAlone ? '' : devices === 0 ? words.away : words.devices(devices),
              by === 'person' ? '' : by === 'referee' ? words.playsReferee : words.playsAlone,
              isDeciding ? words.stillDeciding : '',
              combatants.length > 0
                ? words.plays(combatants.join(', '))
                : role === 'player'
                  ? words.plays(words.nobody)
                  : '',
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        </div>
        {isReferee && !isMine && !isAlone ? (
          <div className={look.row}>
            {role === 'player' ? (
              <Button icon={Eye} onPress={onSeeAs} aria-label={words.seeAsWho(called)}>
                {words.seeAs}
              </Button>
            ) : null}
            {isInvitable ? (
              <Button icon={Link2} onPress={onInvite} aria-label={words.inviteTo(called)}>
                {words.invite}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      {invitation === null ? null : <InviteLink invitation={invitation} name={called} />}
      {(isReferee || isMine) && role !== 'spectator' ? (
        <details className={look.more}>
          <summary>{words.settings}</summary>
          <div className={look.fields}>
            <Rename
              key={name}
              name={called}
              onRename={(to) => say({ do: 'rename', seat, name: to })}
              label={words.rename}
            />
            {isReferee ? <PlayedBy seat={seat} by={by} role={role} say={say} isAlone={isAlone} /> : null}
            {isReferee && role === 'player' ? <Combatants seat={seat} snapshot={snapshot} say={say} /> : null}
            {isReferee && !isMine && !isAlone ? <Revoke onRevoke={() => say({ do: 'revoke', of: seat })} /> : null}
          </div>
        </details>
      ) : null}
    </li>
  )
}

function Rename({
  name,
  label,
  onRename,
}: {
  name: string
  label: string
  onRename: (to: string) => Promise<boolean>
}) {
  const { live: words } = useWords()
  const [text, setText] = useState(name)
  return (
    <form
      className={look.line}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void onRename(text.trim())
      }}
    >
      <label className={look.lineLabel}>
        <span>{label}</span>
        <input className={look.input} value={text} maxLength={60} onChange={({ target }) => setText(target.value)} />
      </label>
      <Button type="submit" isDisabled={text.trim() === '' || text === name}>
        {words.renameDone}
      </Button>
    </form>
  )
}

function PlayedBy({
  seat,
  by,
  role,
  say,
  isAlone,
}: {
  seat: string
  by: string
  role: string
  say: Say
  isAlone: boolean
}) {
  const { live: words } = useWords()
  const [away, setAway] = useState('person')
  const kinds = [
    ['person', words.byPerson],
    ...(role === 'player' ? [['referee', words.byReferee]] : []),
    [by === 'person' || by === 'referee' ? COMPUTER : by, words.byComputer(COMPUTER)],
  ] as const
  return (
    <>
      <label className={look.lineLabel}>
        <span>{words.by}</span>
        <select
          className={look.select}
          value={by}
          onChange={({ target }) => void say({ do: 'hand-over', seat, to: target.value })}
        >
          {kinds.map(([id = '', label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {role === 'player' && !isAlone ? (
        <label className={look.lineLabel}>
          <span>{words.whenAway}</span>
          <select
            className={look.select}
            value={away}
            onChange={async ({ target }) => {
              const to = target.value
              if (await say({ do: 'hand-over', seat, to, after: AWAY })) setAway(to)
            }}
          >
            <option value="person">{words.waits}</option>
            <option value="referee">{words.byReferee}</option>
            <option value={COMPUTER}>{words.byComputer(COMPUTER)}</option>
          </select>
        </label>
      ) : null}
    </>
  )
}

/** Gives combatants of other seats to this one. */
function Combatants({ seat, snapshot, say }: { seat: string; snapshot: Snapshot; say: Say }) {
  const { live: words } = useWords()
  const others = (snapshot.table?.cards ?? []).filter((card) => card.seat !== seat)
  return others.length === 0 ? null : (
    <label className={look.lineLabel}>
      <span>{words.give}</span>
      <select
        className={look.select}
        value=""
        onChange={({ target }) => void say({ do: 'move', who: target.value, to: seat })}
      >
        <option value="" disabled>
          {words.giveWhom}
        </option>
        {others.map(({ who }) => (
          <option key={who} value={who}>
            {who}
          </option>
        ))}
      </select>
    </label>
  )
}

function Revoke({ onRevoke }: { onRevoke: () => Promise<boolean> }) {
  const { live: words } = useWords()
  const [isAsked, setAsked] = useState(false)
  return isAsked ? (
    <div className={look.row}>
      <span>{words.revokeSure}</span>
      <Button
        kind="danger"
        onPress={async () => {
          await onRevoke()
          setAsked(false)
        }}
      >
        {words.revokeYes}
      </Button>
    </div>
  ) : (
    <div className={look.row}>
      <Button kind="quiet" onPress={() => setAsked(true)}>
        {words.revoke}
      </Button>
    </div>
  )
}
