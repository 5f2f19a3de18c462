import type { About } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** Names of the rows, in their order. */
export declare const namesIn: (scene: FreeHitsScene, rows: readonly number[]) => string[];
/** The words that say something. */
export declare const saying: (words: readonly string[]) => string[];
/** What changes of numbers come to: `Accuracy -2, movement +2`; '' where nothing changes. */
export declare const changes: (of: readonly (readonly [label: string, value: number])[]) => string;
/** The three modifiers: fields that stand together in one fact. */
export declare const MODIFIERS: readonly ['accuracy', 'agility', 'strength'];
/** The modifiers as one fact: `Accuracy +2, Agility -1`; none where all are 0. */
export declare function modifierFacts(of: Readonly<Record<(typeof MODIFIERS)[number], number>>): About['facts'];
//# sourceMappingURL=said.d.ts.map