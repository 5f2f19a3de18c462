import type { LocatedProblem, PackFile } from '@fray/files'

/** How people sit down to a fight on this page. */
export type Seating = 'first' | 'second' | 'hot-seat'

/** Who rolls: the program, or people who type what their own dice show. */
export type DiceFrom = 'generator' | 'typed'

/** Whom one plays in a fight that is begun once more. */
export type Side = 'same' | 'other'

/** How a fight is begun here. */
export interface Start {
  readonly do: 'begin'
  /** A ready encounter by its file below `encounters/`, or the text of a file. */
  readonly from: { readonly ready: string } | { readonly text: string; readonly name: string }
  readonly seating: Seating
  readonly dice: DiceFrom
  /** What the dice fall by; any by default. */
  readonly seed?: string
}

/** What the page wants of the host in its worker. */
export type HostRequest =
  | Start
  /** Says who sits where; a port for each seat comes with it. */
  | { readonly do: 'seats'; readonly fight: string }
  | { readonly do: 'sit'; readonly fight: string; readonly seat: string }
  /** A campaign: created, made of a file, as a file; and a port for one of its people, or for somebody new. */
  | { readonly do: 'start-campaign'; readonly title: string }
  | { readonly do: 'take-campaign'; readonly file: string }
  | { readonly do: 'campaign-file'; readonly campaign: string }
  | { readonly do: 'campaign-picture'; readonly campaign: string; readonly name: string }
  | { readonly do: 'sit-in-campaign'; readonly campaign: string; readonly person: string | null }
  | { readonly do: 'journal'; readonly fight: string; readonly withPictures: boolean }
  /** Keeps a picture that a seat gives the fight; says its name, or throws. And a picture that was given, for a seat that sees what it shows. */
  | { readonly do: 'give-picture'; readonly fight: string; readonly seat: string; readonly picture: Blob }
  | { readonly do: 'picture'; readonly fight: string; readonly seats: readonly string[]; readonly name: string }
  /** Begins the same fight once more, with people and computers where they were or the other way round. */
  | { readonly do: 'again'; readonly fight: string; readonly side: Side }

  /** Begins a fight of its own from a step of one that is kept here, or of a journal. */
  | { readonly do: 'fork'; readonly fight: string; readonly from: StepHere }
  | { readonly do: 'take'; readonly journal: string; readonly from: StepHere }

  /** Makes one encounter of files that were chosen together: itself, and content packs. */
  | { readonly do: 'put-together'; readonly files: readonly PackFile[]; readonly wanted: string | null }

/** A step of a fight, as one of its seats counts them. */
interface StepHere {
  readonly seat: string
  readonly n: number
}

/** A fight, or what is wrong with the file that it was to be made from. */
export type Started = { readonly fight: string } | { readonly problems: readonly LocatedProblem[] }

/** Seats of a fight with who answers for them. */
export interface SeatHere {
  readonly seat: string
  readonly role: string
  readonly by: string
}
