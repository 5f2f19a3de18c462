import type { About } from '@fray/kernel';
import type { Terminal } from '../io/terminal.ts';
/** What a thing is and does: sentences, numbers, rules. */
export declare function showAbout(terminal: Terminal, { title, kind, lines, facts, rules }: About): void;
//# sourceMappingURL=about.d.ts.map