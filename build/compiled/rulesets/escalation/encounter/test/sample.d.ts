import type { Problem } from '@fray/kernel/rules';
import type { Entrant } from '../../kinds/combatant.ts';
import type { EscalationSetup } from '../../model.ts';
/** A player's character and an enemy, to change for each test. */
export declare const ana: {
    kind: string;
    level: number;
    volition: number;
    hp: number;
    stances: string[];
};
export declare const orc: {
    hp: number;
    level: number;
    attackBonus: number;
    attacks: string[];
};
/** Content for tests. */
export declare const content: {
    abilities: {
        cleave: {
            name: string;
            type: string[];
            frequency: string;
            action: string;
            target: {
                range: string;
                who: string;
                count: string;
            };
            attack: {
                vs: string;
            };
            hit: {
                damage: string;
            }[];
        };
        burst: {
            name: string;
            type: string[];
            frequency: string;
            action: string;
            escalation: number;
            target: {
                range: string;
            };
            attack: {
                vs: string;
                bonus: number;
            };
            hit: {
                damage: string;
                per: string;
                types: string[];
            }[];
            natural: {
                on: number;
                of: string;
                effects: {
                    condition: string;
                    save: number;
                }[];
            }[];
        };
        duck: {
            name: string;
            frequency: string;
            action: string;
            trigger: {
                when: string;
                by: string;
            };
            effects: {
                advantage: number;
                to: string;
                lasts: string;
                on: string;
            }[];
        };
        ward: {
            name: string;
            type: string;
            frequency: string;
            action: string;
            sustain: number;
            effects: {
                condition: string;
                lasts: string;
            }[];
        };
    };
    stances: {
        hook: {
            name: string;
            kind: string;
            die: string;
        };
    };
    conditions: {
        blessed: {
            name: string;
            save: number;
            ac: number;
        };
    };
    combatants: {
        wolf: {
            name: string;
            hp: number;
            attacks: string[];
            band: string;
        };
    };
};
/** An encounter with Ana and an Orc, and what is changed in it. */
export declare const encounter: (changes?: Record<string, unknown>) => Record<string, unknown>;
/** The setup of an encounter that has no problems. */
export declare function setupOf(raw: unknown): EscalationSetup;
/** The combatant of that name. */
export declare function entrant(setup: EscalationSetup, name: string): Entrant;
/** The problems of an encounter, which has some. */
export declare const problemsOf: (raw: unknown) => readonly Problem[];
/** A setup as plain data, without the functions that it holds. */
export declare const plain: (setup: EscalationSetup) => unknown;
//# sourceMappingURL=sample.d.ts.map