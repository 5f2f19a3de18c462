import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crash } from '../../packages/server/test/crashing.ts'
import { acceptedIn } from '../../packages/server/test/storage.ts'
import { printTable } from '../measure.ts'

/** Rounds; `FRAY_ROUNDS` says otherwise. */
const ROUNDS = Number(process.env.FRAY_ROUNDS ?? 100)

/** kill -9 of a server with 50 clients under load, again and again: what was acknowledged and is not there, and the longest gap. */
export async function crashFigures(): Promise<void> {
  const above = mkdtempSync(join(tmpdir(), 'fray-crash-'))
  const gaps: number[] = []
  try {
    const { rounds, acknowledged, lost, askedAtKill, longestGap } = await crash(
      {
        data: join(above, 'data'),
        port: 19_000 + (process.pid % 900),
        rounds: ROUNDS,
        fights: [
          { encounter: 'zones/duel.yaml', times: 13 },
          { encounter: 'weapon-speed/two-wells.yaml', times: 12 },
        ],
        play: 1200,
        onRound: (round, gap) => {
          gaps.push(gap)
          if (round % 10 === 0) console.error(`${round} rounds`)
        },
      },
      acceptedIn,
    )
    gaps.sort((a, b) => a - b)
    printTable(`${rounds} rounds of kill -9 with 50 clients under load`, [
      ['acknowledged requests that were not there afterwards', String(lost), `of ${acknowledged}`],
      ['rounds in which somebody was being asked', String(askedAtKill), ''],
      [
        'from the kill until all 50 clients were back',
        `${((gaps[gaps.length >> 1] ?? 0) / 1000).toFixed(1)} s`,
        `the longest ${(longestGap / 1000).toFixed(1)} s; the start of the process among it`,
      ],
    ])
  } finally {
    rmSync(above, { recursive: true, force: true })
  }
}
