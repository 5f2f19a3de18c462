import { type AnyRuleset, type AnyScene, type Board, type Lens, type TokenShape } from '@fray/kernel';
import type { Letters } from './letters.ts';
/** The shape of a side's tokens, by the side's position. */
export declare const shapeOf: (side: number) => TokenShape;
/** Rows of the combatants of whom the lens knows. */
export declare function knownRows(rules: AnyRuleset, scene: AnyScene, lens: Lens): number[];
/** Looks at the fight through the lens: nobody has a name of whom it does not know. */
export declare const lookingThrough: <T>(rules: AnyRuleset, scene: AnyScene, lens: Lens, look: () => T) => T;
/** The battlefield with everybody on it of whom the lens knows. */
export declare function boardOf(rules: AnyRuleset, scene: AnyScene, lens: Lens, letters: Letters): Board;
//# sourceMappingURL=board.d.ts.map