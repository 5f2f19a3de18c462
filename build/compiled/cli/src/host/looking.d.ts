import { type Sitting } from './sitting.ts';
/** `field`, `field all`, `map run`: the battlefield with its notes; with an action the places to which it may go. */
export declare function field(sitting: Sitting, rest: string, who: string): void;
/** What the drawing shows. */
export declare function legend(sitting: Sitting): void;
/** Who acts when. */
export declare function order(sitting: Sitting): void;
/** `where`: everybody, place by place; `where Gob`: one, and how far off. */
export declare function where(sitting: Sitting, rest: string, who: string): void;
/** Where somebody can come and whom it can strike. */
export declare function reach(sitting: Sitting, rest: string, who: string): void;
/** Who could be on somebody next turn. */
export declare function threat(sitting: Sitting, rest: string, who: string): void;
/** What lies between two: distance, sight, walls, cover. */
export declare function between(sitting: Sitting, rest: string, who: string): void;
/** Everything about a combatant. */
export declare function card(sitting: Sitting, rest: string, who: string): void;
//# sourceMappingURL=looking.d.ts.map