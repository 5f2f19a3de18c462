import type { TalkLine } from '@fray/live/protocol'
import * as z from 'zod/mini'
import { refuses, says } from '../reply.ts'
import { about, id, perhaps, takes, text } from './fields.ts'
import { tool } from './tool.ts'

/** The most lines that are shown: the latest ones. */
const LINES = 40

const lineData = ({ by, to, is, words, picture }: TalkLine): Readonly<Record<string, unknown>> => ({
  ...{ by, is, words },
  ...(to !== null && { to }),
  ...(picture !== undefined && { picture }),
})

export const talk = tool({
  name: 'talk',
  title: 'Talk',
  gives: { done: 'yes', talk: 'list' },
  what: 'Says words besides the rules, to all or to one, and gives what was said; without words, that alone.',
  where: 'server',
  roles: ['player', 'referee'],
  changes: true,
  input: takes({
    id,
    words: perhaps(text(500)),
    to: perhaps(about(text(100), 'a seat of look; all by default')),
    announce: perhaps(about(z.boolean(), "the referee's word to all")),
    picture: perhaps(about(text(64), 'of talk: the referee hands it out again')),
  }),
  async run(seat, { id: own, words, to, announce = false, picture }) {
    const { table } = seat
    if ('message' in table) return table
    const heard = () => ({ talk: seat.now.talk.slice(-LINES).map(lineData) })
    const only = to === undefined ? {} : { to }
    if (announce && (to !== undefined || picture !== undefined))
      return refuses('not-understood', 'What is announced is for all, and words alone.')
    if (picture === undefined && words === undefined) return says('What was said.', { data: heard() })
    return seat.once('talk', own, { words, to, announce, picture }, async (requestId) => {
      const done = await seat.operation(
        requestId,
        null,
        picture !== undefined
          ? { do: 'hand-out', picture, ...only, ...(words !== undefined && { words }) }
          : announce
            ? { do: 'announce', words: words ?? '' }
            : { do: 'write', words: words ?? '', ...only },
      )
      return done.refused ? done : says('Said.', { data: { done: true, ...heard() } })
    })
  },
})
