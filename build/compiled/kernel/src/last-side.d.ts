import type { RuleOf } from './action.ts';
import type { AnyScene } from './scene.ts';
/** How a fight ends. */
export interface LastSide<S extends AnyScene> {
    readonly rule: RuleOf<S>;
    isStanding(scene: S, row: number): boolean;
    /** Tells it; `winner` is -1 where nobody stands any more. */
    ended(scene: S, winner: number): void;
}
/** Everybody who can still fight, in the order of the roster. */
export declare const standing: <S extends AnyScene>(scene: S, isStanding: LastSide<S>['isStanding']) => number[];
/** Whether at least two sides have somebody who can still fight. */
export declare function isContested<S extends AnyScene>(scene: S, isStanding: LastSide<S>['isStanding']): boolean;
/** For {@link Ruleset.settleFight}: the fight is over when no more than one side has somebody who can still fight. */
export declare const lastSide: <S extends AnyScene>({ rule, isStanding, ended }: LastSide<S>) => (scene: S) => void;
//# sourceMappingURL=last-side.d.ts.map