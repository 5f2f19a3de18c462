/** A saved fight with which somebody may go on. */
export interface Unfinished {
    readonly name: string;
    readonly path: string;
    readonly title: string;
    readonly commands: number;
}
/** The latest fights in the folder of saved fights that are not over, at most so many. What does not play any more is let be. */
export declare function unfinishedFights(most: number): Promise<Unfinished[]>;
//# sourceMappingURL=unfinished.d.ts.map