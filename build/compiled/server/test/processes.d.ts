import { type ChildProcess } from 'node:child_process';
/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
    readonly child: ChildProcess;
    readonly base: string;
}
/** Starts `fray serve` in a process of its own. */
export declare function startProcess(data: string, port: number, more?: readonly string[]): Promise<ServerProcess>;
/** Kills a process at once, as the power does, and waits until it is gone. */
export declare function kill(child: ChildProcess): Promise<void>;
/** Waits until something holds. */
export declare function until(holds: () => boolean, what: string, milliseconds?: number): Promise<void>;
//# sourceMappingURL=processes.d.ts.map