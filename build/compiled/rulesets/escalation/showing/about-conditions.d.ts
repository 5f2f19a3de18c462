import type { About, Tone } from '@fray/kernel/rules';
import type { EscalationRule } from '../catalogue/rule-ids.ts';
import type { OwnCondition } from '../kinds/conditions.ts';
/** Every condition of the rules, and every other state, by its name. */
export declare const conditionNames: readonly string[];
/** The rules behind a condition, by position; one of a table's own has what all have. */
export declare function conditionRules(what: number): readonly EscalationRule[];
/** What a condition of the rules, or another state, does; null where there is no such thing. */
export declare function aboutCondition(name: string): About | null;
/** What a condition of a table does. */
export declare function ownLines({ attack, against, save, defenses, about }: OwnCondition): string[];
/** A condition of a table. */
export declare const aboutOwn: (own: OwnCondition) => About;
/** Whether a condition of a table helps its bearer or harms it. */
export declare function ownTone({ attack, against, save, defenses }: OwnCondition): Tone;
//# sourceMappingURL=about-conditions.d.ts.map