import type { FightEvent } from '@fray/kernel';
import type { Gathering } from './gathering.ts';
/** Counts the rules that the events of one trial cite: the event's own, and those of the parts of its numbers. */
export declare function countRules(events: readonly FightEvent[], gathering: Gathering): void;
//# sourceMappingURL=rule-count.d.ts.map