/** Limits of pictures that people give. */
export const PICTURE_LIMITS = {
  /** Bytes of one. */
  bytes: 2_000_000,
  /** Pixels along a side of a portrait, and of a map or hand-out. */
  portraitSide: 512,
  mapSide: 4096,
  /** Bytes that a player's seat may give one fight, and the referee's. */
  playerBytes: 8_000_000,
  refereeBytes: 64_000_000,
  /** Bytes of all pictures in a file of a fight or of a campaign. */
  fileBytes: 12_000_000,
  /** Pictures that one seat may give in a minute. */
  perMinute: 12,
} as const
