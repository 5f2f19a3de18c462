import type { Sitting } from './sitting.ts';
/**
 * Lets the screen look through the eyes of another seat. Where what one of them knows is no business of the other, the screen
 * is covered until the other's people say that they look alone. False where the person leaves.
 */
export declare function handOver(sitting: Sitting, seat: string, secret: boolean): Promise<boolean>;
//# sourceMappingURL=hand-over.d.ts.map