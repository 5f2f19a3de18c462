import { type Sitting } from './sitting.ts';
/** `help`: the words; `help commands`, `help referee`: commands; `help X`: what X is. */
export declare function help(sitting: Sitting, rest: string): Promise<void>;
//# sourceMappingURL=help.d.ts.map