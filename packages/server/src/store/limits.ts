/** The limits of a store; beyond them, appending is refused in a sentence. */
export interface StoreLimits {
  readonly fights: number
  /** Entries of one fight. */
  readonly entries: number
  /** Bytes of all pictures that people have given; unlimited by default. */
  readonly pictures?: number
}

export const noRoomForFights = (most: number): string =>
  `There are already ${most} fights, the most that this server stores: delete one first.`

export const noRoomForPictures = (most: number): string =>
  `The pictures of all fights have ${most} bytes at most on this server, and that is used up: delete a fight first.`

export const noRoomForEntries = (there: number): string =>
  `This fight has ${there} entries, the most that a fight may have here: save its journal and continue in a new one.`
