import { type Connection, type ConnectOptions, type Transport } from '@fray/client';
import { type Hosting, type House, type Pass } from '../src/index.ts';
/** An encounter of the project as plain data. */
export declare const encounterOf: (file: string) => Record<string, unknown>;
/** Texts that are unlike each other, the same ones each time. */
export declare function chances(prefix?: string): () => string;
/** Everything that a house needs, in memory. */
export declare function hostingOf(changes?: Partial<Hosting>): Hosting;
/** A house with one fight of an encounter in it. */
export declare function houseWith(encounter: unknown, { changes, ...more }?: {
    seed?: string;
    seats?: number;
    dice?: 'generator' | 'typed';
    by?: Record<string, string>;
    changes?: Partial<Hosting>;
}): Promise<{
    house: House;
    hosting: Hosting;
    fight: string;
}>;
/** Goes in at a seat without a key. */
export declare const seatIn: (house: House, pass: Pass) => Transport;
/** Sits down at a seat. */
export declare const sit: (house: House, fight: string, seat: string, options?: ConnectOptions) => Connection;
/** Everything that is under way in the same process has been done. */
export declare function settle(): Promise<void>;
//# sourceMappingURL=halls.d.ts.map