/** What a store may hold at most; beyond it, appending is refused in a sentence. */
export interface StoreLimits {
  readonly fights: number
  /** Entries of one fight. */
  readonly entries: number
}

export const noRoomForFights = (most: number): string =>
  `There are ${most} fights already, as many as are kept here: delete one first.`

export const noRoomForEntries = (there: number): string =>
  `This fight has ${there} entries, as many as one may have here: save its journal and go on in a new one.`
