import type { Command } from 'commander';
import type { Terminal } from './io/terminal.ts';
/** The commands of those who run a server. */
export declare function addServing(program: Command, terminal: () => Terminal): void;
//# sourceMappingURL=program-serving.d.ts.map