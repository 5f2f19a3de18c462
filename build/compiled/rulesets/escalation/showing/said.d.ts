import { type Lens } from '@fray/kernel/rules';
import type { OwnCondition } from '../kinds/conditions.ts';
import type { EscalationScene } from '../scene.ts';
/** Whether the seat knows of the combatant: who is to come on in a later encounter of the day only where its side says so. */
export declare const isKnown: (scene: EscalationScene, row: number, lens: Lens) => boolean;
/** Names of the rows, in their order. */
export declare const namesIn: (scene: EscalationScene, rows: readonly number[]) => string[];
/** `Very fast`. */
export declare const bandWord: (band: number) => string;
/** What an action is called, by position in ACTIONS: `Quick action`. */
export declare const actionWord: (action: number) => string;
/** `a Quick action`, `an Interrupt`. */
export declare const anAction: (action: number) => string;
/** What people call a condition, by position: those of the rules, then the table's own. */
export declare const conditionWord: (own: readonly OwnCondition[], what: number) => string;
/** Damage types in words, `fire and radiant `; nothing for weapon damage alone, which goes without saying. */
export declare const typesWord: (types: readonly number[]) => string;
/** How long something lasts, after a comma or a bearer: `until a save of 11+ at the end of its turn`. '' where nothing says so. */
export declare function lastingWords(lasts: number, save: number, whose: string, maker: string): string;
/** `1 Advantage on attacks`, `2 Disadvantage on saves`. */
export declare const advantageWords: (amount: number, to: number) => string;
//# sourceMappingURL=said.d.ts.map