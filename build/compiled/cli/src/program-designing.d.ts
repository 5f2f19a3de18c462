import type { Command } from 'commander';
import type { Terminal } from './io/terminal.ts';
import { type Done } from './program-help.ts';
/** The commands for those who design fights. */
export declare function addDesigning(program: Command, terminal: () => Terminal, done: Done): void;
//# sourceMappingURL=program-designing.d.ts.map