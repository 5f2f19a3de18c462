/** What combatants may do. */
export declare const acts: {
    attack: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"skill", number>, import("@fray/kernel").Param<"maneuver", number>, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"skill", number>, import("@fray/kernel").Param<"maneuver", number>, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"skill", number>, import("@fray/kernel").Param<"maneuver", number>, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    shoot: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"skill", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"skill", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"skill", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    charge: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
            name: "to";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write(scene: import("@fray/kernel").AnyScene, value: unknown, command: Readonly<Record<string, unknown>>): unknown;
            isPassedOver: (scene: import("@fray/kernel").AnyScene, _given: Readonly<Record<string, unknown>>, word: string) => boolean;
        }, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"maneuver", number>, import("@fray/kernel").Param<"by", readonly number[]>, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"thrown", number>, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
            name: "to";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write(scene: import("@fray/kernel").AnyScene, value: unknown, command: Readonly<Record<string, unknown>>): unknown;
            isPassedOver: (scene: import("@fray/kernel").AnyScene, _given: Readonly<Record<string, unknown>>, word: string) => boolean;
        }, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"maneuver", number>, import("@fray/kernel").Param<"by", readonly number[]>, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"thrown", number>, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
            name: "to";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write(scene: import("@fray/kernel").AnyScene, value: unknown, command: Readonly<Record<string, unknown>>): unknown;
            isPassedOver: (scene: import("@fray/kernel").AnyScene, _given: Readonly<Record<string, unknown>>, word: string) => boolean;
        }, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"maneuver", number>, import("@fray/kernel").Param<"by", readonly number[]>, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"thrown", number>, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    swarm: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"thrown", number>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"thrown", number>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"thrown", number>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    strike: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"maneuver", number>, import("@fray/kernel").Param<"thrown", number>, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"maneuver", number>, import("@fray/kernel").Param<"thrown", number>, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"maneuver", number>, import("@fray/kernel").Param<"thrown", number>, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    shove: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    grapple: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    cast: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"power", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"at", number>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"power", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"at", number>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"power", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"at", number>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    use: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"power", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"power", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"power", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    run: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"to", number>, import("@fray/kernel").Param<"by", readonly number[]>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"to", number>, import("@fray/kernel").Param<"by", readonly number[]>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"to", number>, import("@fray/kernel").Param<"by", readonly number[]>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    leave: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"by", readonly number[]>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"by", readonly number[]>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"by", readonly number[]>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    screen: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"to", number>, import("@fray/kernel").Param<"by", readonly number[]>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"to", number>, import("@fray/kernel").Param<"by", readonly number[]>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"to", number>, import("@fray/kernel").Param<"by", readonly number[]>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    disengage: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    secondMove: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    secondMain: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    standUp: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    goProne: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    hold: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    breakLoose: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    release: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    drag: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"to", number>, import("@fray/kernel").Param<"target-to", number>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"to", number>, import("@fray/kernel").Param<"target-to", number>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"to", number>, import("@fray/kernel").Param<"target-to", number>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    throwTarget: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"to", number>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"to", number>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"to", number>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    firstAid: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"with", number>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"with", number>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"with", number>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    aim: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    execute: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"with", number>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"with", number>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"with", number>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    reload: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    draw: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    sheathe: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    ready: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    stow: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    drop: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    pickUp: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"from", number>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"from", number>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"from", number>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    useItem: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
            name: "item";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    fightWithBoth: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    fightWithOne: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    door: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"name", number>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"name", number>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"name", number>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    speak: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"text", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"text", string>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"text", string>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    improvise: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"text", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"text", string>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"text", string>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    useSkill: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"skill", number>, import("@fray/kernel").Param<"attribute", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"text", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"skill", number>, import("@fray/kernel").Param<"attribute", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"text", string>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"skill", number>, import("@fray/kernel").Param<"attribute", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"text", string>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    snap: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"maneuver", number>, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"thrown", number>, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"maneuver", number>, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"thrown", number>, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
            name: "weapon";
            label: string;
            kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
            optional: boolean;
            absent: number;
            candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
            isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
            says?: import("@fray/kernel/rules").Saying;
            finer?: string;
            read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
                readonly value: number;
            };
            write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
        }, import("@fray/kernel").Param<"maneuver", number>, import("@fray/kernel").Param<"with", number>, import("@fray/kernel").Param<"thrown", number>, import("@fray/kernel").Param<"using", number>, import("@fray/kernel").Param<"mod", number | null>, import("@fray/kernel").Param<"because", string>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    totalDefense: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    pass: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
    heed: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
        make(actor: import("@fray/kernel").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel").Param<"what", number>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"what", number>]>;
        is(command: import("@fray/kernel").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel").Param<"what", number>]>;
        price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command) => import("./paying.ts").Price;
    };
};
/** What the referee may do besides. */
export declare const orders: {
    start: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ShockScene, readonly []>;
    endSide: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ShockScene, readonly []>;
    surprise: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ShockScene, readonly [import("@fray/kernel").Param<"side", number>, import("@fray/kernel").Param<"by", number>]>;
    checkSurprise: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ShockScene, readonly [import("@fray/kernel").Param<"by", number>, import("@fray/kernel").Param<"against", number>, import("@fray/kernel").Param<"roll", number>, import("@fray/kernel").Param<"who", import("@fray/kernel").Who>, import("@fray/kernel").Param<"notices", import("@fray/kernel").Who>]>;
    unseen: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ShockScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"how", number>]>;
    disturb: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ShockScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    suspect: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ShockScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    retreat: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ShockScene, readonly [import("@fray/kernel").Param<"targets", readonly import("@fray/kernel").Who[]>]>;
    effect: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ShockScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"damage", unknown>, import("@fray/kernel").Param<"heal", unknown>, import("@fray/kernel").Param<"prone", number>, import("@fray/kernel").Param<"move", number>, import("@fray/kernel").Param<"because", string>]>;
    join: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ShockScene, readonly [import("@fray/kernel").Param<"name", string>, import("@fray/kernel").Param<"combatant", unknown>, import("@fray/kernel").Param<"side", number>]>;
    remove: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ShockScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    override: {
        id: string;
        rule: string;
        title: string;
        by: 'combatant' | 'referee';
        params: readonly import("@fray/kernel").Param[];
        titledBy?: string;
        formal?: boolean;
        drastic?: 'ends' | 'gives-up' | 'throws-away';
        waits?: boolean;
        meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who, words: readonly string[]): {
            readonly action: string;
            readonly [param: string]: unknown;
        } | null;
        suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel").Who): Iterable<import("@fray/kernel").Command>;
        check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): import("@fray/kernel").Refusal | null;
        resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel").Command): void;
    };
    endCombat: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ShockScene, readonly []>;
};
//# sourceMappingURL=all.d.ts.map