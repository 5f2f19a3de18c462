import { type Grid, type Squares, type SquaresGround } from '@fray/kernel/rules';
/** What a scene of a fight on squares says of its items. */
interface WithItems {
    readonly items: number;
    readonly now: {
        readonly item: {
            readonly square: {
                readonly [row: number]: number;
            };
        };
    };
    kind(item: number): {
        readonly name: string;
    };
}
/** What lies on the ground, square by square in the order of the items. */
export declare function itemsLying(squares: Squares, scene: WithItems): SquaresGround['items'];
/** The names of what lies on the ground, by square. */
export declare const lyingOn: (scene: WithItems & {
    readonly setup: {
        readonly grid: Grid;
    };
}) => Record<string, readonly string[]>;
export {};
//# sourceMappingURL=lying.d.ts.map