import type { Path } from '../../reading/problems.ts';
import type { Reader } from './fields.ts';
/** Reads the short text of an attack. What it cannot read is noted; the fields say what could be. */
export declare function parseAttack(said: string, { problems }: Reader, path: Path): {
    name: string;
} | {
    name: string;
    type: readonly string[];
    attack: {
        vs: {} | null;
    };
    provokes?: {} | null | undefined;
    frequency: string;
    action: string;
    target: {
        range: {};
        who: string;
    };
    hit: {
        damage: {} | null;
        types?: {} | null | undefined;
    }[];
};
//# sourceMappingURL=attack-short.d.ts.map