import { DEAD, type Hint, type Neighbours, type People, togetherOf } from '@fray/live/host'

/** What tabs of this page say to each other. */
type Said =
  | { readonly from: string; readonly hint: Hint }
  | { readonly from: string; readonly fight: string; readonly people: People }
  | { readonly from: string; readonly lives: true }
  /** Asks one that was not known, or no longer: who is there? */
  | { readonly from: string; readonly asks: string }

/** The hosts of other tabs of this browser, which have the same fights: nobody knocks there, so nothing is said of guests. */
export class Tabs implements Neighbours {
  readonly name: string
  private readonly channel = new BroadcastChannel('fray')
  private readonly shown = new Map<string, People>()
  private readonly theirs = new Map<string, { heardAt: number; readonly at: Map<string, People> }>()
  private hear: (hint: Hint | null) => void = () => undefined

  constructor(name: string) {
    this.name = name
    this.channel.onmessage = ({ data }: MessageEvent<Said>) => this.take(data)
  }

  hint(hint: Hint): void {
    this.say({ from: this.name, hint })
  }

  listen(hear: (hint: Hint | null) => void): () => void {
    this.hear = hear
    return () => {
      this.hear = () => undefined
    }
  }

  async show(fight: string, people: People): Promise<void> {
    this.shown.set(fight, people)
    this.say({ from: this.name, fight, people })
  }

  async others(fight: string): Promise<People> {
    return togetherOf([...this.theirs.values()].flatMap(({ at }) => at.get(fight) ?? []))
  }

  async judge(): Promise<boolean> {
    return false
  }

  async verdicts(): Promise<readonly []> {
    return []
  }

  /** Nobody has to show everything again: those who took this one for dead ask. */
  async beat(): Promise<boolean> {
    this.say({ from: this.name, lives: true })
    for (const [name, { heardAt, at }] of this.theirs) {
      if (Date.now() - heardAt < DEAD) continue
      this.theirs.delete(name)
      for (const fight of at.keys()) this.hear({ fight, about: 'people', version: 0 })
    }
    return true
  }

  async leave(): Promise<void> {
    this.channel.close()
  }

  private showAll(): void {
    for (const [fight, people] of this.shown) this.say({ from: this.name, fight, people })
  }

  private say(said: Said): void {
    this.channel.postMessage(said)
  }

  private take(said: Said): void {
    const known = this.theirs.get(said.from)
    const their = known ?? { heardAt: 0, at: new Map<string, People>() }
    this.theirs.set(said.from, Object.assign(their, { heardAt: Date.now() }))
    // One that is new, or was silent while the machine slept, is told who is here, and asked who is there.
    if (known === undefined) {
      this.showAll()
      this.say({ from: this.name, asks: said.from })
    }
    if ('asks' in said && said.asks === this.name && known !== undefined) this.showAll()
    if ('hint' in said) this.hear(said.hint)
    if (!('fight' in said)) return
    their.at.set(said.fight, said.people)
    this.hear({ fight: said.fight, about: 'people', version: 0 })
  }
}
