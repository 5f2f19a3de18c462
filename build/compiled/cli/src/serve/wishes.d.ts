import { type ServerLimits } from '@fray/server';
/** What `fray serve` is told on the command line. */
export interface ServeOptions {
    readonly port?: string;
    readonly host?: string;
    readonly data?: string;
    readonly url?: string;
    readonly name?: readonly string[];
    readonly behindProxy?: boolean;
    readonly limit?: readonly string[];
    readonly begin?: string;
    readonly keepDays?: string;
    readonly log?: string;
    readonly page?: string;
    readonly links?: string;
}
/** How a server is to be run, read from the command line and the environment. */
export interface ServeWishes {
    readonly port: number;
    readonly host: string;
    readonly data: string;
    readonly base: string | null;
    readonly names: readonly string[];
    readonly behindProxy: boolean;
    readonly limits: ServerLimits;
    readonly begin: 'anybody' | 'keeper';
    readonly keeperKey: string | null;
    readonly keepDays: number | null;
    /** The folder of another built page; null for that of Fray itself. */
    readonly page: string | null;
    readonly logLevel: string;
}
type Environment = Readonly<Record<string, string | undefined>>;
/** Reads how a server is to be run: the command line counts more than the environment. Throws a {@link Stop}. */
export declare function readServeWishes(options: ServeOptions, environment: Environment): ServeWishes;
export {};
//# sourceMappingURL=wishes.d.ts.map