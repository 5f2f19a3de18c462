import { type Connection, type ConnectOptions } from '@fray/client';
import { type RunningServer, type ServerWishes } from '../src/index.ts';
export { until } from './processes.ts';
/** The text of an encounter of the project. */
export declare const encounterText: (file: string) => string;
/** A server in this process, ended after the test. */
export declare function startHere(changes?: Partial<ServerWishes>): Promise<RunningServer>;
/** What beginning a fight gives. */
export interface Begun {
    readonly fight: string;
    readonly links: Readonly<Record<string, string>>;
}
/** Begins a fight over HTTP. */
export declare function begin(base: string, encounter: unknown, seed?: string): Promise<Begun>;
/** Sits down by a link, over a WebSocket; leaves after the test. */
export declare function sitDown(link: string, options?: ConnectOptions): Connection;
//# sourceMappingURL=running.d.ts.map