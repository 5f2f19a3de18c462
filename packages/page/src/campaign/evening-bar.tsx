import type { Connection } from '@fray/live/client'
import type { CampaignTable } from '@fray/live/protocol/plain'
import { Button } from '../parts/button.tsx'
import { Refused } from '../referee/refused.tsx'
import { useSaying } from '../referee/use-saying.ts'
import { ruled } from '../words/words.ts'
import look from './campaign.module.css'
import { useCampaignWords } from './words.ts'

/** What the referee does with the evening: the next fight, this one again, the lobby, the end; for players that they need do nothing. */
export function EveningBar({
  connection,
  campaign,
  onDone = () => undefined,
}: {
  connection: Connection
  campaign: CampaignTable
  onDone?: () => void
}) {
  const words = useCampaignWords()
  const { refused, say } = useSaying(connection)
  if (campaign.referee === null)
    return (
      <section className={look.bar} aria-label={words.evening}>
        <p>{words.waitNext}</p>
      </section>
    )
  const [next] = campaign.referee.prepared
  const press = async (message: Parameters<typeof say>[0]) => {
    if (await say(message)) onDone()
  }
  return (
    <section className={look.bar} aria-label={words.evening}>
      <Refused why={refused} />
      {next === undefined ? null : (
        <Button kind="main" onPress={() => press({ do: 'open-next', prepared: next.prepared })}>
          {words.open(ruled(next.title))}
        </Button>
      )}
      <Button onPress={() => press({ do: 'again' })}>{words.again}</Button>
      <Button onPress={() => press({ do: 'leave-fight' })}>{words.toLobby}</Button>
      <Button onPress={() => press({ do: 'leave-fight', evening: true })}>{words.end}</Button>
    </section>
  )
}
