import type { Command, Param } from './command.ts'
import type { FightEvent } from './events.ts'
import type { KindForm } from './forms.ts'
import type { EventField } from './log/field.ts'
import type { Tells } from './log/message.ts'
import type { Message } from './log/parts.ts'
import type { Secret } from './log/secrecy.ts'
import type { Struck } from './log/strikes.ts'
import type { Presentation } from './presentation/presentation.ts'
import type { Question } from './questions.ts'
import type { Refusal } from './refusal.ts'
import type { AnyScene } from './scene.ts'
import type { OptionSpec, PackInForce, Setup } from './setup.ts'
import type { TableSpecs, Tables, Who } from './state/columns.ts'
import type { Checkpoint } from './state/state.ts'
import type { RecordedInput } from './table/recorded-inputs.ts'
import type { Viewer } from './view/viewer.ts'

/** What somebody does an action for: to harm foes, to get somewhere, to protect somebody, or to handle gear and the like, which decides little. */
export type Intent = 'harm' | 'move' | 'protect' | 'gear'

/** One kind of command: what it needs, when it is legal, what it does. Listing and checking use the same `check`. */
export interface Action<S, C extends Command> {
  readonly id: string
  /** The rule that gives the action. */
  readonly rule: string
  /** What people call it; what it costs may stand behind in brackets. */
  readonly title: Message
  /**
   * How the title takes what is said behind it: `{it}` stands for that, `{target}` for one parameter alone. `Screen {it}` for `Screen an
   * ally`; left out where it follows the title as it is.
   */
  readonly says?: string
  readonly by: 'combatant' | 'referee'
  readonly params: readonly Param[]
  /** The parameter that names what is done, so that people read its value in the title's place: `Rush In` for `Use an ability`. */
  readonly titledBy?: string
  /** Set where it only says that a turn begins or ends: nothing is done with it, and it is not counted among what somebody does. */
  readonly formal?: boolean
  /** What it is done for, where that is the same for all its commands; else it follows from whom it is done to. */
  readonly intent?: Intent
  /** What is drastic: it ends the fight, gives up, or throws something away. Hosts ask whether it is meant. */
  readonly drastic?: 'ends' | 'gives-up' | 'throws-away'
  /** Set where it only prepares for what may come, with a whole list of its own: it is listed after what is done now. */
  readonly waits?: boolean
  /** Set where people seldom want it, such as putting something away: it is listed after what they do want, its many ways as one. */
  readonly seldom?: boolean
  /**
   * The command that these words behind the action mean where they are another action's, such as `throw dagger Orc` for a
   * shot with the dagger: that action with its parameters. Null where they are this one's own.
   */
  meant?(
    scene: S,
    actor: Who,
    words: readonly string[],
  ): { readonly action: string; readonly [param: string]: unknown } | null
  /** Every command that a person might think of here, legal or not: `check` tells which. */
  suggest(scene: S, actor: Who): Iterable<C>
  /** Why the command may not be given now, or null. Never changes anything. */
  check(scene: S, command: C): Refusal | null
  /** Does it. Only called after `check` returned null. */
  resolve(scene: S, command: C): void
}

/** Decides for a seat without a person: which command, and which answer. It may look at the scene, never change it. */
export interface Policy<S, C extends Command> {
  readonly id: string
  /** What the policy is like, in a sentence. */
  readonly about: string
  /** Rounds from which on it commands otherwise than before, where it goes by their number at all. Answers never do. */
  readonly milestones?: readonly number[]
  /** A command that is legal now for the actor. `random` is the policy's own randomness: a number from 0 to n - 1. */
  command(scene: S, actor: Who, random: Random): C
  /**
   * The position of an option, or the number asked for. `underway` says in the middle of what the question comes, where
   * the host knows: it always does for a policy that {@link looksBack}.
   */
  answer(scene: S, question: Question, random: Random, underway?: Underway<C>): number
  /** Whether the actor has nothing to choose, for who flees flees: policies that try things out do what this one says. */
  compelled?(scene: S, actor: Who): boolean
  /** Whether a legal command gains nothing here: policies that try things out do not try it. */
  pointless?(scene: S, command: C): boolean
  /** Whether it wants to know the command in whose middle it is asked, to try the answers out. */
  readonly looksBack?: boolean
}

/** The command in whose middle a question comes: what it takes to carry it out again up to the question. */
export interface Underway<C extends Command> {
  readonly command: C
  /** The fight before the command. Not to be kept: the host may write over it afterwards. */
  readonly before: Checkpoint
  /** The dice and answers so far. */
  readonly inputs: readonly RecordedInput[]
}

/**
 * What has become of a combatant: it can still fight, lies in the fight (unconscious, dying, beaten), is dead, or is no
 * longer there (fled, given up, not yet come).
 */
export type Fate = 'standing' | 'down' | 'dead' | 'away'

/** A policy's own randomness, apart from the fight's dice: a whole number from 0 to n - 1. */
export type Random = (n: number) => number

/** One rule of a catalogue in full. */
export interface RuleText {
  readonly group: string
  readonly title: string
  readonly text: string
  readonly from: string
  readonly status: 'source' | 'ruling' | 'option'
  readonly needs?: readonly string[]
  readonly default?: string
  readonly choices?: readonly string[]
}

/** One game's combat rules, as the kernel sees them. */
export interface Ruleset<S extends AnyScene = AnyScene, C extends Command = Command> {
  readonly id: string
  readonly title: string
  /** Changes whenever a journal of an older version might play differently. */
  readonly version: string
  readonly tables: Tables<TableSpecs>
  readonly options: readonly OptionSpec[]
  readonly actions: ReadonlyMap<string, Action<S, C>>
  readonly policies: ReadonlyMap<string, Policy<S, C>>
  /** Rule ids with their titles. */
  readonly ruleTitles: Readonly<Record<string, string>>
  /** The catalogue in full, loaded when somebody asks. */
  ruleTexts(): Promise<Readonly<Record<string, RuleText>>>
  /** A working copy of the fight at its very beginning. */
  open(setup: Setup): S
  /** A command with every parameter absent; its shape is always the same. */
  blank(actor: Who, action: string): C
  /** Why this actor may not command at all now, or null. */
  mayCommand(scene: S, actor: Who): Refusal | null
  /** Combatants whose seats may give a command now, the likeliest first; empty when only the referee may. */
  whoCanAct(scene: S): readonly number[]
  /** The formal command that is due here unless somebody has other plans (`start`, `begin`), or null. */
  automaticStep(scene: S): C | null
  /**
   * What the referee's seat commands of itself where the computer has it (a call for Morale, say), or null. Asked where a
   * formal command is due, which it comes before. Left out where a ruleset leaves nothing to the referee's own mind.
   */
  calledFor?(scene: S): C | null
  /** A formal command that a given command takes for granted: an actor who acts has begun its turn. Null when nothing is missing. */
  implied(scene: S, command: C): C | null
  /** Called after each command: ends the fight when it is over. */
  settleFight(scene: S): void
  /**
   * The event at the position in words, or null for one that needs none (or is told with another). The events are
   * those that the listener may know: a hidden change of hit points comes as a `vital-change`, or not at all.
   */
  tell(scene: S, events: readonly FightEvent[], at: number): Tells
  /** The fields of each type of event, for those who show, filter and document them: see `Declared.kinds`. */
  readonly eventKinds?: ReadonlyMap<string, readonly EventField[]>
  /**
   * How a combatant with so many hit points (null: with those it has) looks to people who may not see them. `column` says
   * which of several vital columns the number is of.
   */
  healthWord(scene: S, row: Who, hp: number | null, column?: string): string
  /** Adds to a combatant's view what its columns do not say. */
  describe(scene: S, row: Who, viewer: Viewer): Readonly<Record<string, unknown>>
  /** Facts of a combatant's view that are left out where its side hides its defenses, or its abilities. */
  readonly secretFacts?: Readonly<Record<'defenses' | 'abilities', readonly string[]>>
  /**
   * What outlasts a fight, of one combatant as it stands: fields of an encounter file with which it begins the next one. Left out where
   * nothing does.
   */
  outlasts?(scene: S, row: Who): Readonly<Record<string, unknown>>
  /** Adds to the whole view what the columns do not say. */
  describeFight(scene: S, viewer: Viewer): Readonly<Record<string, unknown>>
  /** What is secret of each type of event: see `Declared.secrets`. */
  readonly eventSecrets?: ReadonlyMap<string, readonly Secret[]>
  /** Who strikes at whom in an event, as a seat may know it: see `Declared.strike`. */
  readonly strikeIn?: (scene: S, event: FightEvent) => Struck | null
  /** The templates of which events are told: see `Declared.templates`. */
  readonly eventTemplates?: ReadonlyMap<string, readonly string[]>
  /** Whether the combatant has not come on yet: until then nobody knows of it but its own seat and the referee. */
  isToCome?(scene: S, row: Who): boolean
  /** Whether the seat does not know where the combatant is, as the fight stands now. For rulesets in which somebody may hide. */
  isHiddenFrom?(scene: S, row: Who, viewer: Viewer): boolean
  /**
   * A fact that is worked out only when somebody asks: for what lies between two combatants, say. `path` is how people
   * name it, part by part (`sight`, `Ann`, `Orc`), combatants by their exact names. Undefined where it means nothing.
   */
  fact?(scene: S, path: readonly string[]): unknown
  /**
   * How much of a combatant's life is left, also where a ruleset counts it in several pools or holds results back: hosts show
   * with it what an attack is likely to do. All pools together; it may be below 0.
   */
  vitality(scene: S, row: Who): number
  /** Whether a combatant can still fight: it is here, alive, and neither unconscious, dying nor fled. */
  isStanding(scene: S, row: Who): boolean
  /** What has become of a combatant, for figures over many fights. The one who does not stand is down by default. */
  fate?(scene: S, row: Who): Fate
  /** A special result in the ruleset's own words, by its degree (see `Blow`): `super critical`, `tragedy`. */
  blowWord?(degree: number): string
  /**
   * In a copy of the fight in which a seat's policy tries things out: puts those whom the seat cannot place somewhere
   * where they could be. Nothing in it may depend on where they are. For rulesets in which somebody may be hidden.
   */
  imaginePlaces?(scene: S, viewer: Viewer, random: Random): void
  /**
   * In a fight as somebody knows it, of which this is a copy or which is put back: takes out one of whom nobody there knows, as if it
   * had never come. It sets what says that it is here, and tells, rolls and asks nothing. Its `present` is taken by default.
   */
  takeAway?(scene: S, row: Who): void
  /** How many lasting wounds or injuries a combatant has, for rulesets that have them. */
  injuries?(scene: S, row: Who): number
  /**
   * Puts the fight's clock to another round, together with the rounds that cells remember, as far as no rule can tell the
   * difference: two situations from which everything goes on alike are then equal, cell for cell, and exact duels see
   * that a situation has come again. Does nothing in rounds that are unlike any other. `round` is 2 or later.
   */
  setClock?(scene: S, round: number): void
  /** What a combatant has left of everything that can run out (Mana, uses, recoveries, charges), by what people call it. */
  resources?(scene: S, row: Who): Readonly<Record<string, number>>
  /** What somebody should know before it chooses a command, in sentences: what others may do to it for an act, say. */
  cautions?(scene: S, actor: Who, viewer: Viewer): readonly Message[]
  /** What carrying out a command may cost the one who acts, as the viewer knows it. A place may not be said yet: then on some ways to one. */
  risk?(scene: S, command: C, viewer: Viewer): Risk | null
  /**
   * How many squares long the sides of the square are that a command takes in: around the square that it names where the number
   * is odd, around the south-west corner of that where it is even; 0 for none. A place may not be said yet.
   */
  area?(scene: S, command: C): number
  /** What hosts show of a fight, and how things explain themselves: what `@fray/seat` draws on. */
  readonly presentation: Presentation<S, C>
}

/** What carrying out a command may cost the one who acts. */
export interface Risk {
  /** Who may strike at it first, or on its way. */
  readonly by: readonly Who[]
  /** What it pays of its own life, as in `a Wound Point`. */
  readonly pays?: readonly Message[]
  /** What else it takes that the action itself does not say, as in `2 Stress`. */
  readonly takes?: readonly Message[]
}

/** A ruleset whose own types are forgotten, as hosts hold it. */
// biome-ignore lint/suspicious/noExplicitAny: each ruleset has its own scene and command types; hosts treat them alike.
export type AnyRuleset = Ruleset<any, any>

/** Something wrong in an encounter, a piece of content or a case, and where. */
export interface Problem {
  /** Keys and positions from the top of the value to the place. */
  readonly path: readonly (string | number)[]
  /** What is wrong and what would be right, in a sentence or two. */
  readonly message: string
  /** The rule that the value breaks, where it is one. */
  readonly rule?: string
}

/** An encounter read: ready to be played, or everything that is wrong with it. */
export type Reading =
  | { readonly setup: Setup; readonly problems: readonly [] }
  | {
      readonly setup: null
      readonly problems: readonly Problem[]
      /** The content packs that it names, as far as they could be read. */
      readonly packs?: readonly PackInForce[]
    }

/** What a ruleset offers to hosts: its rules and the reading of its encounters. */
export interface Game {
  readonly rules: AnyRuleset
  /** Reads an encounter from plain data (as parsed from YAML or JSON), reporting every problem at once. */
  readEncounter(raw: unknown): Reading
  /** The shape of its encounter files, a schema of zod: `@fray/rulesets/loading/editor-schema` makes a JSON Schema of it. */
  readonly encounterShape: unknown
  /** The shape of content packs for it, a schema of zod too; left out where it takes none. */
  readonly packShape?: unknown
  /** The kinds of things in its encounters and content, for forms and for the tables of fields in the docs. */
  readonly kinds?: readonly KindForm[]
  /** What a short text of a kind says, as fields to go on from; or what is wrong with it, in a sentence. */
  spellOut?(
    kind: string,
    text: string,
  ): { readonly fields: Readonly<Record<string, unknown>> } | { readonly wrong: string }
}
