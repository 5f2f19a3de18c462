import type { Terminal } from '../io/terminal.ts';
/** What `fray content` is told. */
export interface ContentWishes {
    readonly json?: boolean;
}
/** `fray content [RULESET [KIND [ID]]]`: what there is ready-made, and what each thing does. */
export declare function content(terminal: Terminal, ruleset: string | undefined, kind: string | undefined, id: string | undefined, { json }: ContentWishes): Promise<void>;
//# sourceMappingURL=content.d.ts.map