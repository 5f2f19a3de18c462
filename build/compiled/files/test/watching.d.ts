import { type AnyRuleset, type AnyScene, type FightEvent, type Random } from '@fray/kernel';
import type { AnySession, RefereeIdeas } from './random-play.ts';
/** Says what does not hold. */
export type Fail = (what: string) => never;
/** Says what does not hold, and after which command. */
export declare function failOf(session: AnySession): Fail;
/** One of several, drawn at random. */
export declare const pick: <T>(random: Random, from: readonly T[]) => T;
/** Every refusal of what a person might expect of one who commands names a rule that there is, and what is legal is. */
export declare function watchRefusals(rules: AnyRuleset, scene: AnyScene, row: number, fail: Fail): void;
/** The parts of a number of an event add up to it, and cite rules that there are. */
export declare function watchTally(rules: AnyRuleset, event: Readonly<Record<string, unknown>>, key: string, fail: Fail): void;
/** Everything that happened can be told. */
export declare function watchLog(rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], fail: Fail): void;
/** Ideas of the referee; none is given before the rule that would refuse it, if any, has been looked up. */
export declare const watchedIdeas: (rules: AnyRuleset, ideas: RefereeIdeas) => RefereeIdeas;
//# sourceMappingURL=watching.d.ts.map