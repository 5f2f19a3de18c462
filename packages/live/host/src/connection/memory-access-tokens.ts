import type { AccessToken, AccessTokens, NewAccessToken } from './access-tokens.ts'

const isSame = (a: AccessToken, b: AccessToken): boolean => a.fight === b.fight && a.seat === b.seat

/** Keys that are lost when the program ends: for tests, workers and trying out. */
export class MemoryAccessTokens implements AccessTokens {
  private readonly accessTokens = new Map<string, AccessToken>()
  private readonly chance: () => string

  /** @param chance makes texts that nobody can guess */
  constructor(chance: () => string) {
    this.chance = chance
  }

  async find(key: string): Promise<AccessToken | null> {
    return this.accessTokens.get(key) ?? null
  }

  async make(accessToken: AccessToken): Promise<string> {
    return this.prepare(accessToken).key
  }

  /** Valid at once, for no store saves it. */
  prepare(accessToken: AccessToken): NewAccessToken {
    const key = this.chance()
    this.accessTokens.set(key, accessToken)
    return { key, kept: { id: '', digest: new Uint8Array(), seat: accessToken.seat } }
  }

  async revoke(accessToken: AccessToken): Promise<number> {
    const keys = [...this.accessTokens].filter(([, one]) => isSame(one, accessToken)).map(([key]) => key)
    for (const key of keys) this.accessTokens.delete(key)
    return keys.length
  }
}
